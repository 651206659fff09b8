"""The closed vocabulary of effects: what technologies, commander sides and goal sheets can say.

An effect in components.toml has a `kind` and the fields of its struct here. The rules never see these structs: each
becomes one or more rows of plain numbers (`Row`), which the rules interpret. A new card made of these needs no code.
"""

from typing import Annotated, Literal, NamedTuple

from msgspec import Meta, Struct

from fiveplanets.core.codes import NOTHING, Code

MOST_AMOUNT = 30  # of anything that a card or a sheet says
PLANETS = 7  # one a round

Amount = Annotated[int, Meta(ge=0, le=MOST_AMOUNT)]
Positive = Annotated[int, Meta(ge=1, le=MOST_AMOUNT)]
RoundNumber = Annotated[int, Meta(ge=1, le=PLANETS)]


class Resource(Code):
    POINTS = 0  # empire points
    EXPERIENCE = 1
    STRENGTH = 2
    ENERGY = 3


class Way(Code):
    """How a card is taken. A card of type t is taken in way 2 t, or in way 2 t + 1 if it has a second one."""

    DEFEAT = 0
    RECRUIT = 1
    PEACEFUL = 2
    AGGRESSION = 3
    LOOT = 4
    ANNEX = 5
    STUDY = 6


class Countable(Code):
    """What conditions count."""

    UNIT = 0
    TECHNOLOGY = 1
    LANDMARK = 2
    CACHE = 3  # looted
    SECTOR = 4  # annexed
    CACHE_OR_SECTOR = 5
    CARD = 6  # of any type
    LANDMARK_PAIR = 7
    DISTINCT_LANDMARK = 8
    TYPE_SET = 9  # one unit, one technology, one landmark and one cache or sector
    PLANET_WITH_TWO_CARDS = 10
    EXPERIENCE = 11
    STRENGTH = 12
    ENERGY = 13


class Effect(Code):
    ON_TAKE = 0
    DISCOUNT = 1
    SUBSTITUTE = 2
    REQUIREMENT = 3
    OPERATION_POINTS = 4
    OPERATION_LIMIT = 5
    INCOME = 6
    LAST_PLACE = 7
    RESTRAIN = 8
    SCORE_PER = 9
    SCORE_AT_LEAST = 10
    SCORE_MOST = 11


# Which ways of taking a card each word stands for (PF-38: a cache, a sector, or either).
TAKINGS = {
    "defeat": (Way.DEFEAT,),
    "recruit": (Way.RECRUIT,),
    "unit": (Way.DEFEAT, Way.RECRUIT),
    "peaceful": (Way.PEACEFUL,),
    "aggression": (Way.AGGRESSION,),
    "landmark": (Way.PEACEFUL, Way.AGGRESSION),
    "cache": (Way.LOOT,),
    "sector": (Way.ANNEX,),
    "cache_or_sector": (Way.LOOT, Way.ANNEX),
    "technology": (Way.STUDY,),
    "card": tuple(Way),
}
TakingName = Literal[
    "defeat", "recruit", "unit", "peaceful", "aggression", "landmark", "cache", "sector", "cache_or_sector",
    "technology", "card",
]  # fmt: skip
PricedName = Literal["defeat", "recruit", "unit", "peaceful", "aggression", "landmark", "technology", "card"]
CountableName = Literal[
    "unit", "technology", "landmark", "cache", "sector", "cache_or_sector", "card", "landmark_pair",
    "distinct_landmark", "type_set", "planet_with_two_cards", "experience", "strength", "energy",
]  # fmt: skip


class Row(NamedTuple):
    """One effect on one resource, in numbers."""

    kind: int
    ways: int = 0  # a bit for each Way it speaks of
    resource: int = 0
    amount: int = 0
    countable: int = NOTHING
    each: int = 1  # how many of the countable it takes
    from_round: int = 0


class Amounts(Struct, forbid_unknown_fields=True, frozen=True):
    """So much of each resource."""

    points: Amount = 0
    experience: Amount = 0
    strength: Amount = 0
    energy: Amount = 0

    def by_resource(self) -> tuple[int, int, int, int]:
        return self.points, self.experience, self.strength, self.energy


class EffectData(Struct, tag_field="kind", forbid_unknown_fields=True):
    pass


class OnTake(EffectData, tag="on_take"):
    """After a card is laid down that was taken so: a gain. Never for the card that says it."""

    of: TakingName
    gain: Amounts

    def rows(self) -> list[Row]:
        return [Row(Effect.ON_TAKE, _ways(self.of), resource, n) for resource, n in _gains(self.gain)]


class Discount(EffectData, tag="discount"):
    """The price of taking a card so is lower, not below 0 and without the surcharge for missing experience."""

    of: PricedName
    amount: Positive

    def rows(self) -> list[Row]:
        return [Row(Effect.DISCOUNT, _ways(self.of), amount=self.amount)]


class Substitute(EffectData, tag="substitute"):
    """Up to `amount` of the price, surcharge included, may be paid with energy for strength or the other way round."""

    of: PricedName
    amount: Positive

    def rows(self) -> list[Row]:
        return [Row(Effect.SUBSTITUTE, _ways(self.of), amount=self.amount)]


class Requirement(EffectData, tag="requirement"):
    """Units demand less experience, not below 0."""

    amount: Positive

    def rows(self) -> list[Row]:
        return [Row(Effect.REQUIREMENT, amount=self.amount)]


class OperationPoints(EffectData, tag="operation_points"):
    amount: Positive

    def rows(self) -> list[Row]:
        return [Row(Effect.OPERATION_POINTS, amount=self.amount)]


class OperationLimit(EffectData, tag="operation_limit"):
    """More empire points may be exchanged in one operation."""

    amount: Positive

    def rows(self) -> list[Row]:
        return [Row(Effect.OPERATION_LIMIT, amount=self.amount)]


class Income(EffectData, tag="income"):
    """A gain in every income phase, once or for each of what it counts."""

    gain: Amounts
    per: CountableName | None = None
    from_round: RoundNumber = 2

    def rows(self) -> list[Row]:
        counted = _countable(self.per) if self.per else NOTHING
        return [
            Row(Effect.INCOME, resource=resource, amount=n, countable=counted, from_round=self.from_round)
            for resource, n in _gains(self.gain)
        ]


class LastPlace(EffectData, tag="last_place"):
    """The ship always takes the last place of the turn track."""

    def rows(self) -> list[Row]:
        return [Row(Effect.LAST_PLACE)]


class Restrain(EffectData, tag="restrain"):
    """In the income phase, from round 1, the token may be put on a card of level III: nobody else may choose it."""

    def rows(self) -> list[Row]:
        return [Row(Effect.RESTRAIN)]


class ScorePer(EffectData, tag="score_per"):
    """At the end: points for every full `each` of what is counted."""

    count: CountableName
    each: Positive
    points: Positive

    def rows(self) -> list[Row]:
        return [Row(Effect.SCORE_PER, amount=self.points, countable=_countable(self.count), each=self.each)]


class ScoreAtLeast(EffectData, tag="score_at_least"):
    """At the end: points once for at least so many."""

    count: CountableName
    least: Positive
    points: Positive

    def rows(self) -> list[Row]:
        return [Row(Effect.SCORE_AT_LEAST, amount=self.points, countable=_countable(self.count), each=self.least)]


class ScoreMost(EffectData, tag="score_most"):
    """At the end: points for at least one if nobody has more."""

    count: CountableName
    points: Positive

    def rows(self) -> list[Row]:
        return [Row(Effect.SCORE_MOST, amount=self.points, countable=_countable(self.count))]


Scoring = ScorePer | ScoreAtLeast | ScoreMost
TechnologyEffect = OnTake | Discount | Substitute | Requirement | OperationPoints | OperationLimit | Income | Scoring
SideEffect = TechnologyEffect | LastPlace | Restrain


def _ways(taking: str) -> int:
    return sum(1 << way for way in TAKINGS[taking])


def _countable(name: str) -> int:
    return Countable[name.upper()].value


def _gains(amounts: Amounts) -> list[tuple[int, int]]:
    return [(resource, n) for resource, n in enumerate(amounts.by_resource()) if n]
