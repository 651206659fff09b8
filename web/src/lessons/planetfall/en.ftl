points-1 = units | the empire points they show, defeated or recruited
points-2 = landmarks | what they show, and the pair reward of two of one name
points-3 = technologies | at once, or at the end by their condition
points-4 = operations | up to the number of the planet each time
points-5 = goal sheet | three conditions at the end, the same for all
end = The game ends after the seventh planet. In a tie, the ship higher on the turn track wins.

planet = Seven planets, one a round. On each you *explore twice*: most empire points win.
commander = Your commander has three means: *strength* to fight, *energy* to buy, and *experience*, which is never spent.
cache = Ships choose in the order of the turn track. A cache costs nothing: send yours to the *Dry Reactor Pit*.
annex = Loot it for energy now, or *annex* it: then it brings 2 energy in every later income.
technology = Level I acts first, so you are *first on the track* again. Study Energy Development: 4 points, and income.
income = A new planet. First came your *income*: the sector and the technology both paid. What nobody took is gone.
operation = No card you like? An *operation* costs nothing: on level III it brings 7 operation points.
exchange = Exchange them: at most 2 empire points on planet 2, experience for two each, strength for one. Take what is lit.
unit = Units cost strength. Vine Lashers ask for 3 on level III and bring 4 points. *Defeat them.*
goals = At the end the *goal sheet* scores three conditions for everybody. Look at it before you choose your cards.
done = Explore, pay, grow: fourteen decisions make a game. *Play on* from here?
