"""Whoever writes a card and gets it wrong is told so when the card is made, or by name when it runs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import bestiaire
from bestiaire.games.mindbug import (
    ALLIED,
    ANY,
    ENEMY,
    OTHERS,
    SELF,
    YOU,
    BlockBan,
    Boost,
    Card,
    Condition,
    Defeat,
    Effect,
    EnergyCard,
    GainEnergy,
    GainLife,
    Game,
    IfOutnumbered,
    OpponentDiscards,
    OpponentLosesLife,
    Permanent,
    PlayFromDiscardPile,
    Recover,
    StealAtRandom,
    TakeControl,
    ThisTurn,
    YourTurn,
    add_set,
    creature,
    each,
    energy_card,
    one,
    remove_set,
    up_to,
)
from bestiaire.games.mindbug.cards import targets

IS_COMPILED = not targets.__file__.endswith(".py")


def refusal(make: Callable[[], object]) -> str:
    with pytest.raises((TypeError, ValueError)) as caught:
        make()
    return str(caught.value)


def wrong(said: str, make: Callable[[Any], object], typed: bool = True) -> Any:
    """A case: what is said, and the call. Compiled, a wrong type is refused before, in the compiler's words."""
    return pytest.param(make, "" if IS_COMPILED and typed else said, id=said[:60])


def crab(id: str = "crab", **printed: Any) -> Card:
    return creature(id, "Crab", "Crabe", power=3, **printed)


def tonic(cost: int = 1, effect: Any = None) -> EnergyCard:
    return energy_card("tonic", "Tonic", "Tonique", cost=cost, effect=effect or GainLife(1))


@pytest.mark.parametrize(
    ("make", "said"),
    [
        wrong("up_to(amount, side): the number comes first, as in up_to(2, ENEMY)", lambda x: up_to(x(ENEMY), x(2))),
        wrong("the number comes first, as in up_to(2, ALLIED)", lambda x: up_to(x(ALLIED), x(1))),
        wrong("up_to(amount, side): the amount is a whole number, at least 1, not '2'", lambda x: up_to(x("2"), ANY)),
        wrong("the amount is a whole number, at least 1, not 0", lambda x: up_to(0, ANY), typed=False),
        wrong("up_to(amount, side): the side is ANY, ALLIED or ENEMY, not 2", lambda x: up_to(2, x(2))),
        wrong("one(side): the side is ANY, ALLIED or ENEMY, not 7", lambda x: one(x(7))),
        wrong("one(side): the side is ANY, ALLIED or ENEMY, not 'ENEMY'", lambda x: one(x("ENEMY"))),
        wrong("each(side): the side is ANY, ALLIED or ENEMY, not 1", lambda x: each(x(OTHERS), power_at_most=3)),
        wrong("power_at_least and power_at_most are whole numbers, not '7'", lambda x: one(ANY, power_at_least=x("7"))),
        wrong("power_at_least=7, power_at_most=3: no creature has", lambda x: each(ANY, 7, 3), typed=False),
        wrong("Defeat(target): a target is made by one, each or up_to, not ENEMY", lambda x: Defeat(x(ENEMY))),
        wrong("TakeControl(target): a target is made by one, each or up_to", lambda x: TakeControl(x(one))),
        wrong("GainLife(amount): the amount is a whole number, at least 1, not '2'", lambda x: GainLife(x("2"))),
        wrong("OpponentLosesLife(amount): the amount is", lambda x: OpponentLosesLife(0), typed=False),
        wrong("OpponentDiscards(amount): the amount is", lambda x: OpponentDiscards(-1), typed=False),
        wrong("StealAtRandom(amount): the amount is", lambda x: StealAtRandom(x(None))),
        wrong(
            "PlayFromDiscardPile(whose): whose pile is YOU, OPPONENT or EITHER", lambda x: PlayFromDiscardPile(x(ENEMY))
        ),
        wrong("whose pile is YOU, OPPONENT or EITHER, not 3", lambda x: PlayFromDiscardPile(3), typed=False),
        wrong("IfOutnumbered(effect): it takes an Effect such as", lambda x: IfOutnumbered(x(one(ANY)))),
        wrong("Boost(whom): whom is SELF, OTHERS or ALL_ALLIED, not ENEMY", lambda x: Boost(x(ENEMY), power=1)),
        wrong("Boost(when=…): it takes a Condition such as", lambda x: Boost(OTHERS, power=1, when=x(YourTurn))),
        wrong("power_at_least=5, power_at_most=4", lambda x: BlockBan(5, 4), typed=False),
        wrong("GainEnergy(amount): the amount is", lambda x: GainEnergy(0), typed=False),
        wrong("Recover(whose): whose pile is YOU, OPPONENT or EITHER, not 7", lambda x: Recover(7), typed=False),
        wrong("it is PLAY or DEFEATED, not 'attack'", lambda x: PlayFromDiscardPile(YOU, "attack"), typed=False),
        wrong("ThisTurn(permanent): it takes a Permanent such as", lambda x: ThisTurn(x(GainLife(1)))),
        wrong("an Energy card is no creature", lambda x: ThisTurn(Boost(SELF, power=1)), typed=False),
        wrong("a boost must give power, keywords or dice", lambda x: Boost(SELF), typed=False),
        wrong("crab: a creature has 0, 1 or 2 die symbols", lambda x: crab(dice=3), typed=False),
        wrong("tonic: price and copies are whole numbers, at least 1, not 0, 1", lambda x: tonic(cost=0), typed=False),
        wrong("tonic: effect takes an Effect, not", lambda x: tonic(effect=x(one(ANY)))),
        wrong("tonic: Mute needs run(self, game, me, source) and", lambda x: tonic(effect=Mute()), typed=False),
        wrong("'tonic' is an Energy card: add_set(", lambda x: add_set("wrong", [tonic()]), typed=False),
        wrong("a card of this id already: 'pounce'", lambda x: add_set("wrong", [crab(id="pounce")]), typed=False),
    ],
)
def test_the_words_of_a_card_are_checked_when_they_are_put_together(make: Callable[[Any], object], said: str) -> None:
    assert said in refusal(lambda: make(lambda value: value))


class Mute(Effect):
    def run(self, game: Game, me: int, source: int) -> bestiaire.Flow[None]:
        yield from ()


class Idle(Effect):
    def speak(self, lang: str) -> str:
        return "Nothing."


class MutePermanent(Permanent):
    pass


class Bare(Condition):
    pass


@pytest.mark.parametrize(
    ("abilities", "said"),
    [
        ({"play": Mute()}, "crab: Mute needs run(self, game, me, source) and speak(self, lang)"),
        ({"defeated": Idle()}, "crab: Idle needs run(self, game, me, source) and speak(self, lang)"),
        ({"permanent": MutePermanent()}, "crab: MutePermanent needs speak(self, lang)"),
        ({"attack": MutePermanent()}, "crab: play, attack and defeated take an Effect, not"),
        ({"play": Defeat}, "crab: play, attack and defeated take an Effect, not <class"),
        ({"permanent": Mute()}, "crab: permanent takes a Permanent, not"),
        ({"power": "7"}, "crab: power, copies and keywords are whole numbers, not '7', 1, 0"),
        ({"power": 0}, "crab: power and copies are at least 1"),
        ({"keywords": 32}, "crab: power and copies are at least 1, keywords are HUNTER, SNEAKY and so on, joined by |"),
    ],
)
def test_a_card_is_checked_when_it_is_made(abilities: dict[str, Any], said: str) -> None:
    of_another_type = next(iter(abilities.values())) in (Defeat, "7") or isinstance(abilities.get("attack"), Permanent)
    if IS_COMPILED and (of_another_type or isinstance(abilities.get("permanent"), Effect)):
        said = ""
    assert said in refusal(lambda: creature("crab", "Crab", "Crabe", **{"power": 3, **abilities}))


def test_what_an_ability_lacks_is_named_when_it_is_asked_for() -> None:
    game: Any = None
    source: Any = None
    for call, said in [
        (lambda: Mute().speak("en"), "Mute has no speak(self, lang)"),
        (lambda: MutePermanent().speak("en"), "MutePermanent has no speak(self, lang)"),
        (lambda: Bare().speak("en"), "Bare has no speak(self, lang)"),
    ]:
        with pytest.raises(NotImplementedError) as caught:
            call()
        assert str(caught.value) == said
    if not IS_COMPILED:  # which takes no None for a game
        with pytest.raises(NotImplementedError, match="Idle has no run"):
            list(Idle().run(game, 0, 0))
        with pytest.raises(NotImplementedError, match="Bare has no holds"):
            Bare().holds(game, source)


class NoYield(Effect):
    """The mistake that everybody makes first."""

    def run(self, game: Game, me: int, source: int) -> Any:
        game.players[me].life += 1

    def speak(self, lang: str) -> str:
        return "Your life rises by 1."


class YieldsOptions(Effect):
    def run(self, game: Game, me: int, source: int) -> Any:
        yield [bestiaire.Option("gift", "life")]

    def speak(self, lang: str) -> str:
        return "Choose."


@pytest.mark.parametrize(
    ("card", "move", "said"),
    [
        pytest.param(
            {"play": NoYield()},
            "play:crab",
            "NoYield.run() returned None: it needs a `yield`; if it asks nothing, `yield from ()` will do",
            id="played",
        ),
        pytest.param({"attack": NoYield()}, "attack:crab", "NoYield.run() returned None: it needs", id="attacking"),
        pytest.param(
            {"attack": IfOutnumbered(NoYield())}, "attack:crab", "NoYield.run() returned None: it needs", id="inside"
        ),
        pytest.param(
            {"play": YieldsOptions()},
            "play:crab",
            "yielded [<Option gift:life>], which is not a question" if IS_COMPILED else "YieldsOptions.run yielded [",
            id="asking",
        ),
    ],
)
def test_an_effect_that_fails_is_named_and_the_table_stands_where_it_stood(
    card: dict[str, Any], move: str, said: str
) -> None:
    add_set("mine", [creature("crab", "Crab", "Crabe", power=3, copies=2, **card)])
    try:
        sides = [{"hand": ["crab"], "play": ["crab"]}, {"mindbugs": 0, "play": ["gorillion", "bee_bear"]}]
        position = {"sets": ["first_contact", "mine"], "players": sides}
        table = bestiaire.table("mindbug", position=position, seed=1)
        digest = table.digest()
        with pytest.raises(bestiaire.BrokenGame) as caught:
            table.play(move)
        assert said in str(caught.value)
        assert table.digest() == digest
    finally:
        remove_set("mine")
