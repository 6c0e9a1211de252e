"""A client of the Hell's Gate engine: starts `hells-gate engine` and talks to it.

Needs only Python 3.8 and its standard library. The protocol is described in
`../protocol.md`.

    from hells_gate import Engine
    with Engine("hells-gate") as engine:
        engine("new", seed=1944)
        for action in engine("legal")["actions"]:
            print(action["label"])

From a checkout, without installing: `Engine("cargo run --release --quiet --")`.
"""

import json
import os
import shlex
import subprocess
import sys


class Refused(Exception):
    """The engine refused a request; nothing has changed."""

    def __init__(self, error):
        rule = error.get("rule")
        super().__init__(error["reason"] + (f" [{rule}]" if rule else ""))
        self.kind = error["kind"]
        self.rule = rule
        self.error = error


class NotStarted(Exception):
    """There is no program to talk to."""


def command_line(program):
    """The words of a command line; a program whose name has blanks is one word."""
    if not isinstance(program, str):
        return list(program)
    if os.path.exists(program):
        return [program]
    return shlex.split(program, posix=os.name != "nt")


class Engine:
    """A running engine. Call it with a verb and its fields.

    `program` is the program, with arguments if it takes some: a text as it
    would be typed, or a list of words. It is told `engine` last.
    """

    def __init__(self, program="hells-gate"):
        try:
            self.process = subprocess.Popen(
                command_line(program) + ["engine"],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                encoding="utf-8",
            )
        except (OSError, ValueError) as why:
            raise NotStarted(
                f"cannot start “{program}”: {why}. Say where the program is; from a"
                " checkout: “cargo run --release --quiet --”."
            ) from why
        hello = self("hello")
        if hello["protocol"] != 1:
            raise RuntimeError(f"the engine speaks protocol {hello['protocol']}, not 1")

    def __call__(self, verb, **fields):
        """Sends a request and returns the answer; raises `Refused`."""
        request = json.dumps({"do": verb, **fields})
        try:
            self.process.stdin.write(request + "\n")
            self.process.stdin.flush()
            line = self.process.stdout.readline()
        except BrokenPipeError:
            line = ""
        if not line:
            raise NotStarted("the engine has ended; what it said stands above, if anything")
        answer = json.loads(line)
        if not answer["ok"]:
            raise Refused(answer["error"])
        return answer

    def close(self):
        """Ends the engine."""
        try:
            self.process.stdin.close()
        except BrokenPipeError:
            pass  # it has ended already
        self.process.stdout.close()
        self.process.wait()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()


def play_game(engine, seed, soviet, german):
    """Plays a game between two bots and returns the last answer of the engine.

    A bot is a function of the engine and the legal actions (objects, as `legal`
    lists them) that returns one of them.
    """
    bots = {"soviet": soviet, "german": german}
    answer = engine("new", seed=seed)
    while not answer["over"]:
        # `withdraw` only takes back `attack`: without it no game goes in circles.
        actions = [a for a in engine("legal")["actions"] if a["type"] != "withdraw"]
        action = bots[answer["to_act"]](engine, actions)
        answer = engine("play", action=action["notation"])
    return answer


def main(name, bot, others=None):
    """The command line of a bot: it plays games against itself, or as either
    side in turn against one of `others`, bots by their names."""
    import argparse

    parser = argparse.ArgumentParser(description=f"Plays games: the {name} bot for both sides.")
    parser.add_argument(
        "--engine",
        default="hells-gate",
        help="the program, with its arguments if it takes some: “cargo run --release --quiet --”",
    )
    parser.add_argument("--games", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1, help="of the first game")
    if others:
        parser.add_argument(
            "--against",
            choices=sorted(others),
            help="another bot; they change sides after every game",
        )
    options = parser.parse_args()
    opponent = (others or {}).get(getattr(options, "against", None))
    try:
        play_games(options, bot, opponent)
    except NotStarted as why:
        sys.exit(str(why))
    except KeyboardInterrupt:
        sys.exit(130)


def play_games(options, bot, opponent):
    """Plays the games and tells how they end."""
    won = 0
    with Engine(options.engine) as engine:
        for number in range(options.games):
            seed = options.seed + number
            side = ("soviet", "german")[number % 2]
            players = [bot(seed), (opponent or bot)(seed + 1_000_000)]
            if side == "german":
                players.reverse()
            answer = play_game(engine, seed, *players)
            points = engine("points")["points"]
            won += answer["winner"] == side
            print(
                f"seed {seed}: {answer['winner'] or 'draw'},"
                f" Soviet {points['soviet']}, German {points['german']},"
                f" {answer['ply']} actions",
                flush=True,
            )
    if opponent:
        print(f"won {won} of {options.games} against the {options.against} bot")
