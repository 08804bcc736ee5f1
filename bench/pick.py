import json
import re
import sys

best = {}
for line in open(sys.argv[1]):
    r = json.loads(line)
    key = (r["game"], r["options"], len(r["bots"]))
    if key not in best or r["won"] > best[key]["won"]:
        best[key] = r
GAMES = {
    ("mouse-race", 2): 160,
    ("mouse-race", 4): 160,
    ("chabyrinthe", 2): 140,
    ("labyrinth", 2): 240,
    ("labyrinth", 4): 220,
}
FACTOR = {"mouse-race": 2.0, "chabyrinthe": 2.0, "labyrinth": 2.0}
big = lambda bot, f: re.sub(r"states=(\d+)", lambda m: f"states={int(int(m[1]) * f)}", bot)
for (game, options, n), r in best.items():
    f = FACTOR[game]
    bots = [big(b, f) for b in r["bots"]]
    print(game, options or "-", GAMES[game, n], *bots)
    if (game, n) == ("mouse-race", 2):
        print(game, "-", 100, bots[0], "greedy")
print("chabyrinthe - 90 depth=2,sight=2,draws=2,keep=16,turns=2,habit=1,narrow=8,states=2000000")
print("chabyrinthe board=3x3 90 depth=2,sight=2,draws=2,keep=16,turns=2,habit=1,narrow=8,states=2000000")
