# The card with the goal: what gives points, before the bar how many, and when the game ends.
points-1 = 1 · 3 · 6 · 10 · 15 · 21 | one to six active crystals of one colour; each colour counts by itself
points-2 = joker | counts as the colour that brings you most
points-3 = 1 | for every 2 water left
end = The game ends after round 15. In a tie, more water wins.

# The lesson
planet = You lead a clan on a dry planet. Dig up old technologies and join them to your town: *their crystals are your points*.
market = Every round brings one technology to this market. When it is full, the oldest one leaves.
mine = Everybody picks an action in secret. The fewer clans mine, the more each gets: *four drops* if you are alone.
mined = The cards were turned together. Nobody else mined: *four drops* for you. Only you see how much water you have.
dig = With nine drops you can bid for a technology. *Dig* is the auction.
bid = Another clan digs too. Bids are secret, the highest wins, and *equal bids win nothing*. Set the dial to 8.
tied = The other clan bid 8 as well! Both pay only one drop, and Dig comes *back to your hand*.
dig-again = So you may try again at once. Dig once more.
bid-all = They know what you like now. Bid *all eight* drops.
take = Eight beat seven: the card is yours. Take *Generous spring*; the board shows where it fits best.
joined = Two edges with the same sign join. The joint *lights a crystal*, and what the upper card shows there works from now on.
points = One crystal of a colour is 1 point, two are 3, six are 21. So collect *many of one colour*.
expand = Used cards stay on the table until you *expand*: then all come back. But raiders rob those who dig or expand.
done = That is the whole game: water, technologies, crystals, fifteen rounds. *Play on* with what you have built?
