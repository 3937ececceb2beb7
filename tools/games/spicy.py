"""Spicy as docs/rules.md and docs/fairness.md have it, in all editions: the deal, and which actions are legal until when.
Points are not counted."""
import re

from .chance import below, shuffled, words
from .judging import flag, known_options, need, one_of, whole

RULES, SEEDS_ARE_A_LIST = "spicy-1", False
VARIANTS = ["we-love-chili", "start-it-up", "spice-raider", "change-your-luck", "turn-it-up", "copy-cat"]


class Deal:
    """Hands in the order of the box, the cards above the end card, and what the options left open."""

    def __init__(self, key, options):
        edition, players, stream = options.get("edition", "2020"), options["players"], words(key)
        self.size, extra = (5, ["xx"]) if edition == "2022" else (6, [])
        self.letters = "clp" if edition.startswith("2022") else "cwp"
        order = shuffled(100, stream)
        self.hands = [[self.card(i) for i in sorted(order[s * self.size:(s + 1) * self.size])] + extra
                      for s in range(players)]
        draw = [self.card(i) for i in order[players * self.size:]]
        above = options.get("endCard")
        if above is None:
            above = len(draw) - ({2: 60, 3: 38, 4: 38, 5: 15, 6: 15}[players] + below(5, stream) - 2)
        self.above = draw[:above]
        self.variants = options.get("variants", [])
        if isinstance(self.variants, dict):
            cards, count = VARIANTS[:], self.variants["random"]
            for i in range(count):
                j = i + below(6 - i, stream)
                cards[i], cards[j] = cards[j], cards[i]
            self.variants = cards[:count]
        self.start = options["start"] if "start" in options else below(players, stream)

    def card(self, index):
        if index >= 90:
            return "xs" if index < 95 else "xn"
        return self.letters[index // 30] + str(index % 30 // 3 + 1)


def read_options(options):
    known_options(options, "players", "edition", "variants", "manners", "pace", "start", "endCard")
    players, edition = whole(options["players"], 2, 6), options.get("edition", "2020")
    whole(options.get("start", 0), 0, players - 1)
    whole(options.get("endCard", 1), 1, 100 - players * (5 if edition == "2022" else 6))
    one_of(edition, "2020", "2021-fr", "2022", "2022-classic")
    one_of(options.get("manners", "strict"), "assisted", "strict")
    one_of(options.get("pace", "live"), "live", "everyone-answers")
    variants = options.get("variants", [])
    if isinstance(variants, dict):
        if list(variants) != ["random"]:
            raise ValueError("variants at random have a number")
        whole(variants["random"], 0, 6)
    elif not isinstance(variants, list) or not all(v in VARIANTS for v in variants) or len(set(variants)) < len(variants):
        raise ValueError("no such variant cards")
    if variants and edition.startswith("2022"):
        raise ValueError("the 2022 box has no variant cards (V0)")


def deals(_options):
    return 1


def hands(key, options):
    return Deal(key, options).hands


class Game:
    def __init__(self, keys, options):
        deal = Deal(keys[0], options)
        self.players, self.letters, self.refill = options["players"], deal.letters, deal.size
        self.hands, self.draws = [hand[:] for hand in deal.hands], deal.above[::-1]
        self.everyone, self.strict = options.get("pace") == "everyone-answers", options.get("manners") == "strict"
        self.variants, self.turn = set(deal.variants), deal.start
        self.wilds = 6 - self.players if deal.size == 5 else 0
        self.trophies, self.top, self.sayable = [0] * self.players, None, self.openings()
        self.challengeable, self.phase, self.refill_due = False, "turn", None
        self.waiting, self.standing, self.peeked, self.answers = set(), set(), set(), {}

    def over(self):
        return self.phase == "over"

    def act(self, seat, action):
        what = {"play": self.play, "pass": self.passes, "challenge": self.challenge, "copy": self.copy, "let": self.let,
                "peek": self.peek, "total-wild": self.choose}.get(action.get("do"))
        need(what and not self.over())
        what(seat, action)

    def openings(self):
        return {s + str(n) for s in self.letters for n in (1, 2, 3)}

    def after(self, said):  # S9, V1, V2
        number = int(said[1:])
        wraps = number >= 8 if "start-it-up" in self.variants else number == 10
        numbers = set(range(number + 1, 11)) | ({1, 2, 3} if wraps else set())
        chili = numbers & {1, 2, 3} if "we-love-chili" in self.variants else set()
        return {said[0] + str(n) for n in numbers} | {"c" + str(n) for n in chili}

    def others(self, seat):
        return set(range(self.players)) - {seat}

    def last_pending(self):
        return self.top is not None and not self.hands[self.top["seat"]]

    def draw(self, seat, count):  # S25
        for _ in range(count):
            self.hands[seat].append(self.draws.pop())
            if not self.draws:
                self.phase = "over"
                return False
        return True

    def laid(self, seat, action, said):
        """The card, its extras and the announcement fit the hand (S19, V4)."""
        hand, extras, last = self.hands[seat][:], action.get("extras", []), flag(action, "last")
        need(isinstance(extras, list) and len(extras) <= 2)
        need(not extras or ("change-your-luck" in self.variants and said[1:] == "5"))
        need(not last or len(hand) == 1 or action.get("card") == "xx")
        for card in [action.get("card"), *extras]:
            need(card in hand)
            hand.remove(card)
        return self.strict and not last and action["card"] != "xx" and len(self.hands[seat]) == 1

    def play(self, seat, action):
        said = action.get("declare")
        need(self.phase == "turn" and self.turn == seat)
        need(isinstance(said, str) and re.fullmatch(f"[{self.letters}]([1-9]|10)", said))
        unannounced = self.laid(seat, action, said)
        need(self.strict or said in self.sayable)
        if unannounced or said not in self.sayable:
            self.passes(seat, action)
        else:
            self.lay(seat, action, said, False)

    def lay(self, seat, action, said, copy):
        hand, card, extras = self.hands[seat], action["card"], action.get("extras", [])
        last = len(hand) == 1 and card != "xx"
        for one in [card, *extras]:
            hand.remove(one)
        self.top = {"seat": seat, "card": card, "said": said, "copy": copy}
        self.sayable, self.challengeable = self.after(said), card != "xx"
        self.standing, self.peeked, self.turn = set(), set(), (seat + 1) % self.players
        if not self.draw(seat, len(extras)):
            return
        if not hand and card == "xx" and not self.draw(seat, self.refill):  # W4
            return
        if last and not self.everyone:
            self.phase, self.waiting = "last-card", self.others(seat)
        else:
            self.go_on()

    def go_on(self):
        self.phase = "turn"
        if self.everyone:
            asked = self.top is not None and (self.challengeable or self.copyable())
            self.waiting = self.others(self.top["seat"]) - self.standing if asked else set()
            self.answers = {}
            self.phase = "answers" if self.waiting else "turn"

    def passes(self, seat, _action):
        need(self.phase == "turn" and self.turn == seat)
        if self.draw(seat, 1):
            self.peeked, self.turn = set(), (seat + 1) % self.players
            self.go_on()

    def challenge(self, seat, action):
        trait = action.get("trait", "none")
        need(self.challengeable and (trait in ("number", "spice") or "trait" not in action))
        need(seat in self.waiting if self.everyone else self.top["seat"] != seat)
        need((trait == "none") == self.top["copy"] or (self.strict and trait == "none"))
        if self.everyone:
            self.answer(seat, ("challenge", trait))
        else:
            self.resolve(seat, trait)

    def is_right(self, trait):  # S17, V5, V7
        card, said = self.top["card"], self.top["said"]
        same = {"6", "9"} if "turn-it-up" in self.variants and said[1:] in ("6", "9") else {said[1:]}
        number = card == "xn" or (card != "xs" and card[1:] in same)
        spice = card == "xs" or (card != "xn" and card[0] == said[0])
        if trait == "none":
            return (number and spice) if self.top["copy"] else True
        return number if trait == "number" else spice

    def resolve(self, challenger, trait):  # S18, S22, S23
        owner, last, right = self.top["seat"], self.last_pending(), self.is_right(trait)
        loser = challenger if right else owner
        self.top, self.sayable, self.challengeable = None, self.openings(), False
        self.standing, self.peeked, self.waiting, self.answers = set(), set(), set(), {}
        self.turn = loser
        if last and right and not self.trophy(owner):
            return
        if not self.draw(loser, 2):
            return
        self.refill_due = owner if last and right else None
        if self.wilds > 0 and "xx" not in self.hands[loser]:  # W6
            self.phase, self.waiting = "choice", {loser}
        else:
            self.start_anew()

    def start_anew(self):
        owner, self.refill_due = self.refill_due, None
        self.phase, self.waiting = "turn", set()
        if owner is not None:
            self.draw(owner, self.refill)

    def trophy(self, seat):  # S24
        self.trophies[seat] += 1
        if self.trophies[seat] == 2 or sum(self.trophies) == 3:
            self.phase = "over"
        return not self.over()

    def last_card_stands(self):
        owner, self.challengeable = self.top["seat"], False
        if self.trophy(owner) and self.draw(owner, self.refill):
            self.go_on()

    def copyable(self):
        return "copy-cat" in self.variants and self.top is not None and not self.last_pending()

    def copy(self, seat, action):  # V6
        need(self.copyable() and action.get("card") != "xx")
        need(seat in self.waiting if self.everyone else self.phase == "turn" and self.top["seat"] != seat)
        unannounced = self.laid(seat, action, self.top["said"])
        if self.everyone:
            if not unannounced:
                self.answer(seat, ("copy", action))
            elif self.draw(seat, 1):
                self.answer(seat, None)
        elif not unannounced:
            self.lay(seat, action, self.top["said"], True)
        elif self.turn == seat:
            self.passes(seat, action)
        else:
            self.draw(seat, 1)

    def let(self, seat, action):
        standing = flag(action, "standing")
        if self.waiting:
            need(seat in self.waiting and self.phase != "choice")
        else:
            need(self.phase == "turn" and not self.everyone)
        if self.phase == "answers":
            if standing:
                self.standing.add(seat)
            self.answer(seat, None)
        elif self.phase == "last-card":
            self.waiting.remove(seat)
            if not self.waiting:
                self.last_card_stands()

    def answer(self, seat, what):  # P2
        self.waiting.remove(seat)
        if what:
            self.answers[seat] = what
        if self.waiting:
            return
        owner = self.top["seat"]
        clockwise = sorted(self.answers, key=lambda s: (s - owner) % self.players)
        for kind in ("challenge", "copy"):
            for one in clockwise:
                if self.answers[one][0] == kind:
                    chosen = self.answers[one][1]
                    self.answers = {}
                    if kind == "challenge":
                        self.resolve(one, chosen)
                    else:
                        self.lay(one, chosen, self.top["said"], True)
                    return
        if self.last_pending():
            self.last_card_stands()
        else:
            self.phase = "turn"

    def peek(self, seat, _action):  # S12
        need(self.strict and self.phase == "turn" and seat not in self.peeked)
        self.peeked.add(seat)
        self.draw(seat, 1)

    def choose(self, seat, action):  # W6
        need(self.phase == "choice" and seat in self.waiting and "take" in action)
        if flag(action, "take"):
            self.hands[seat].append("xx")
            self.wilds -= 1
        self.start_anew()
