"""The same bot as a program: JSON lines on standard input and output, nothing of Roost needed.

Try it: roost bot check "run:python examples/bots/program.py"
"""

import json
import sys


def choose(legal: list[str]) -> str:
    """Moves as in game files: w and 5 to 1 take a face, + rolls on, =25 stops, x25 steals."""
    for face in "w54321":
        if face in legal:
            return face
    stops = [move for move in legal if move[0] in "=x" and move != "=-"]
    if stops:
        return stops[0]
    return "+" if "+" in legal else legal[0]


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        answer = {"type": "ready", "name": "Worm lover"}
    else:
        answer = {"id": message["id"], "move": choose(message["legal"])}
    print(json.dumps(answer), flush=True)
