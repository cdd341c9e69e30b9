"""Plays a game through the API: python examples/bot.py http://localhost:8470 greedy (or random, or friend)."""
# ruff: noqa: T201

import json
import random
import sys
import time

import httpx

address, opponent = sys.argv[1].rstrip("/"), sys.argv[2]
api = httpx.Client(base_url=f"{address}/api/v1", timeout=60)
token = api.post("/visitors", json={"name": "my bot"}).raise_for_status().json()["token"]
api.headers["Authorization"] = f"Bearer {token}"
table = api.post("/tables", json={"game": "mindbug", "opponent": opponent}).raise_for_status().json()
print(f"The table: {address}/t/{table['id']}")
if opponent == "friend":
    print(f"To play against the bot: {address}/join/{table['invitation']}")

with api.stream("GET", f"/tables/{table['id']}/stream") as stream:
    for line in stream.iter_lines():
        if not line.startswith("data: "):
            continue
        table = json.loads(line.removeprefix("data: "))  # the table as we may know it, after every change
        if "result" in table["view"]:
            break
        options = table["view"]["choice"].get("options", [])  # ours, if it is we who are asked
        if options and all(seat["taken"] for seat in table["seats"]):
            move = {"key": random.choice(options)["key"], "version": table["version"]}
            while (answer := api.post(f"/tables/{table['id']}/moves", json=move)).status_code == 429:
                time.sleep(float(answer.headers["retry-after"]))  # too fast
            print(move["key"] if answer.is_success else answer.json()["message"])

print("Won." if table["view"]["result"]["winners"] == table["your_seats"] else "Lost.")
