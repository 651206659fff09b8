"""Words that are not those of the printed editions, by game and language: a thing has one name, the rulebook's own."""

OTHER_WORDS = {
    "planet": {"ru": r"плитк|\bкаса(?:ет|ют)ся"},
    "planet-5r": {"ru": r"\bкап(?:ля|ли|лю|ель|лей)\b|ваши ряды|\b1 у «"},
    "planet-unknown": {"ru": r"плитк|заплат|рельеф|зон[аыуе] подсч|\bголы[ехй]|командующ|собранн|загруж"},
    # Unit, landmark, sheet, discovery, migration; победить, сражение, отвоевать, стоимость, деление.
    "planetfall": {
        "en": r"squad|outpost|goal board|commander board|scout|flight|\blevels? [123]\b",
        "ru": r"\bцен[аыуе]?\b|\bбо[йяею]\b|\bбои\b|уровн\w* [123]\b|\bряд\b|захват\w* силой|разграб|командир",
    },
    "red-planet": {
        "ru": r"посад[кч]|взл[её]т|\bсажа[еть]|\bсыгра|выстрел|\bпуск\b|\bшаг|"
        r"жетон назначения|нейтральн\w+ колод|жетон\w* очков",
    },
}
