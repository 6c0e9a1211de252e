"""A bot with four simple ideas: attack wherever hits may come of it, with
everybody who may; lose steps where they cost least; retreat and move to where
the game would end best for us if it ended now; and leave no supply source of
our own without a guard."""

import random

import random_bot
from hells_gate import main


def expected_hits(odds):
    return sum(h["hits"] * h["sixths"] for h in odds["normal"]["hits"]) / 6


class Greedy:
    def __init__(self, seed):
        self.luck = random.Random(seed)
        self.map = None  # the hexes, once asked for
        self.phase = None  # turn and side of the movement phase
        self.staying = set()  # units that found no good move in it

    def __call__(self, engine, actions):
        by_type = {}
        for action in actions:
            by_type.setdefault(action["type"], []).append(action)
        if "resolve" in by_type:
            # Everybody joins the open attack who may; then it is rolled for.
            return by_type.get("attack", by_type["resolve"])[0]
        if "attack" in by_type:
            best = self.best_attack(engine, by_type["attack"])
            return best or by_type.get("end", actions)[0]
        if "move" in by_type:
            best = self.best_move(engine, by_type)
            return best or by_type.get("end", actions)[0]
        if "retreat" in by_type or "lose" in by_type:
            return self.best_of(engine, actions)
        for kind in ("restore", "enter", "breakout"):
            if kind in by_type:
                return self.luck.choice(by_type[kind])
        return actions[0]

    def best_attack(self, engine, actions):
        """The target on which all who may attack score most, if it is worth it."""
        targets = {}
        for action in actions:
            targets.setdefault(action["target"], []).append(action)
        best, most = None, 0.1
        for target, joining in targets.items():
            units = [a["unit"] for a in joining]
            hits = expected_hits(engine("odds", target=target, units=units)["odds"])
            if hits > most:
                best, most = joining[0], hits
        return best

    def best_of(self, engine, actions):
        """What the game would end best with if it ended right afterwards."""
        side = engine("legal", brief=True)["to_act"]
        return max(actions, key=lambda action: self.tried(engine, action, side))

    def tried(self, engine, action, side):
        """Our lead after an action, if the game ended then. The action is
        undone; none that rolls a die is tried, for that would be peeping."""
        engine("play", action=action["notation"])
        lead = self.lead(engine, side)
        engine("undo")
        return lead

    def lead(self, engine, side):
        points = engine("points")["if_ended"]["points"]
        lead = points["soviet"] - points["german"]
        return lead if side == "soviet" else -lead

    def best_move(self, engine, by_type):
        """The move that comes nearest to the enemy without leaving us worse off."""
        state = engine("state")["position"]
        side, phase = state["player"], (state["turn"], state["player"])
        at = {u["unit"]: u for u in state["units"]}
        near = self.distances(engine, state, side)
        lead = self.lead(engine, side)
        if phase != self.phase:
            self.phase, self.staying = phase, set()
        best, most = None, 0
        for unit, routes in self.by_unit(by_type["move"]).items():
            if unit in self.staying:
                continue
            start = at[unit]["at"]
            if self.is_guard(start, side, at.values()):
                continue
            open_sources = [a for a in routes if self.is_open(a["route"][-1], side, at.values())]
            way = min(open_sources or routes, key=lambda a: near[a["route"][-1]])
            gain = 5 if open_sources else near[start] - near[way["route"][-1]]
            won = self.tried(engine, way, side) - lead
            if won > 0 or (won == 0 and gain > 0):
                if 10 * won + gain > most:
                    best, most = way, 10 * won + gain
            else:
                self.staying.add(unit)
        return best

    def is_guard(self, place, side, units):
        """Whether somebody alone in a hex holds a supply source of ours."""
        alone = sum(u["at"] == place for u in units) == 1
        return alone and self.map[place]["source"] == side

    def is_open(self, place, side, units):
        """Whether a hex is a supply source of ours with nobody in it."""
        return self.map[place]["source"] == side and all(u["at"] != place for u in units)

    def by_unit(self, moves):
        units = {}
        for move in moves:
            units.setdefault(move["unit"], []).append(move)
        return units

    def distances(self, engine, state, side):
        """From each hex, how many hexes to the nearest enemy unit."""
        if self.map is None:
            self.map = {h["hex"]: h for h in engine("map")["hexes"]}
        front = [u["at"] for u in state["units"] if u["side"] != side and u["at"] in self.map]
        far = dict.fromkeys(front, 0)
        while front:  # a wave that spreads from the enemy
            reached = {}
            for name in front:
                for neighbour in self.map[name]["next_to"]:
                    if neighbour["hex"] not in far:
                        reached[neighbour["hex"]] = far[name] + 1
            far.update(reached)
            front = list(reached)
        return far


if __name__ == "__main__":
    main("greedy", Greedy, {"random": random_bot.bot})
