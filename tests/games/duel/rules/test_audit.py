"""King of Tokyo Duel: whole games, retold from their events and counted again by other means than the rules'."""

import random

import bestiaire
from tests.depth import each_seed
from tests.games.duel.cards.test_catalogue import CARDS
from tests.games.duel.play import rule

LIFE: dict[str, int] = {
    "gigazaur": 14,
    "alienoid": 14,
    "space_penguin": 13,
    "meka_dragon": 12,
    "cyber_kitty": 13,
    "the_king": 15,
}
CELLS: dict[str, list[str | None]] = {
    "cat": ["paw"],
    "fish": ["heart"],
    "tiger": ["energy"],
    "panda": ["dice_token"],
    "lizard": ["paw", "dice_token"],
    "anubis": ["energy", "heart"],
    "dragon": ["energy", "paw", "heart"],
    "pumpkin": ["heart", "two_paws", "heart"],
    "alien": [None, None],
    "phantom": [None, "heart", None],
    "penguin": [None, "paw", None],
    "the_king": ["king"],
}
KEEP = [name for name, (_, kind, _) in CARDS.items() if kind == "keep"]


def track_with(buzz, track):
    """The path of a track as a list of (space, token, bonus), from -7 to 7."""
    path: dict[float, tuple[str | None, str | None]] = {float(space): (None, None) for space in range(-7, 8)}
    for laid in buzz:
        if laid["track"] != track:
            continue
        name, low = laid["token"], float(laid["space"])
        cells = CELLS[name]
        if name == "alien":
            del path[low + 1]
            spaces = [low, low + 2]
        elif name in ("phantom", "penguin"):
            spaces = [low, low + 0.5, low + 1]
        else:
            spaces = [low + number for number in range(len(cells))]
        is_even = laid["space"] % 2 == 0
        if laid.get("turned") or (name == "dragon" and is_even == (track == "fame")):
            cells = cells[::-1]
        for space, cell in zip(spaces, cells, strict=True):
            path[space] = (name, cell)
    return [(space, *path[space]) for space in sorted(path)]


class Auditor:
    """Follows a table, event by event, with books of its own."""

    def __init__(self, table):
        self.table = table
        self.seen = len(table.events)
        self.before = table.position()
        self.pulled = {"fame": float(self.before["fame"]), "destruction": float(self.before["destruction"])}
        self.books = [dict(side) for side in self.before["players"]]
        self.checked = 0

    def play(self, key):
        self.before = self.table.position()
        kind = self.table.choice.kind
        self.table.play(key)
        told = [event.seen_by(None) for event in self.table.events[self.seen :]]
        self.seen += len(told)
        buzz = [dict(laid) for laid in self.before.get("buzz", [])]
        for number, event in enumerate(told):
            if event["event"] in ("place", "move_token"):
                buzz = [dict(laid) for laid in self.table.position()["buzz"]]
            self.check(event, told[number + 1 :], buzz, kind)
        after = self.table.position()
        assert self.pulled == {"fame": float(after["fame"]), "destruction": float(after["destruction"])}
        for side, book in zip(after["players"], self.books, strict=True):
            assert (side["life"], side["energy"]) == (book["life"], book["energy"])
            assert side["dice_tokens"] == book["dice_tokens"]

    def check(self, event, following, buzz, kind):
        self.checked += 1
        name = event["event"]
        book = self.books[event["seat"]] if "seat" in event else {}
        if name == "step":
            self.check_step(event, following, buzz)
        elif name == "gain_life":
            book["life"] += event["amount"]
            assert event["life"] == book["life"] <= LIFE[book["monster"]]
        elif name == "lose_life":
            book["life"] -= event["amount"]
            assert event["life"] == book["life"] >= 0
        elif name in ("gain_energy", "pay_energy"):
            book["energy"] += event["amount"] if name == "gain_energy" else -event["amount"]
            assert event["energy"] == book["energy"] >= 0
        elif name == "sweep":
            book["energy"] -= 2
            assert event["energy"] == book["energy"] >= 0
        elif name == "buy":
            price = CARDS[event["card"]][0] - (self.before["market"][-1] == event["card"])
            if kind == "made_in_a_lab":
                price = max(1, price - 1)
            book["energy"] -= price
            assert (event["price"], event["energy"]) == (price, book["energy"])
            assert book["energy"] >= 0
        elif name in ("gain_tokens", "spend_tokens"):
            book["dice_tokens"] += event["amount"] if name == "gain_tokens" else -event["amount"]
            assert 0 <= book["dice_tokens"] <= 2

    def check_step(self, event, following, buzz):
        """KD-081 to KD-083, KD-190: to the neighbour, and what has to come next."""
        track, seat = event["track"], event["seat"]
        path = track_with(buzz, track)
        spaces = [space for space, _, _ in path]
        here = spaces.index(self.pulled[track]) + (1 if seat else -1)
        self.pulled[track] = spaces[here]
        assert event["space"] == spaces[here]
        way = 1 if seat else -1
        is_won = spaces[here] * way == 7 or any(
            all(3 <= space * side <= 5 for space in self.pulled.values()) for side in (1, -1)
        )
        assert is_won == (bool(following) and following[0]["event"] == "game_over")
        _, token, bonus = path[here]
        if is_won or token is None or "unchained" in self.table.position()["players"][seat]["keep"]:
            return
        if bonus == "king":
            is_stopped = self.books[1 - seat]["monster"] == "the_king"
            assert is_stopped == (bool(following) and following[0]["event"] == "stop")
        elif bonus is not None:
            assert (following[0]["event"], following[0]["bonus"], following[0]["token"]) == ("bonus", bonus, token)


@rule("KD-007", "KD-081", "KD-082", "KD-083", "KD-108", "KD-112", "KD-141", "KD-172", "KD-190")
@each_seed(8, 24)
def test_a_game_is_as_its_events_tell(seed):
    rng = random.Random(seed)
    cards = rng.sample([name for name in KEEP if name != "unstable_dna"], 14)
    monsters = rng.sample(sorted(LIFE), 2)
    sides = [
        {"monster": monster, "keep": cards[7 * seat : 7 * seat + 7], "energy": rng.randint(0, 20)}
        for seat, monster in enumerate(monsters)
    ]
    table = bestiaire.table("duel", position={"players": sides, "fame": rng.randint(-2, 2)}, seed=seed)
    auditor = Auditor(table)
    while table.choice is not None:
        keys = table.choice.keys
        near = [key for key in keys if key.startswith("place:") and key[-2:] in ("-2", "-1", "@0", "@1", "@2")]
        auditor.play(rng.choice(near or keys))
    assert auditor.checked > 0
