points-1 = 1 · 2 · 3 | for each token of ice, sylvanite, celerium from regions where you lead
points-2 = missions | as your secret cards say
points-3 = 9 | Ice Monopoly: for the most ice tokens
points-4 = research | what the cards at the rim give or take at the end
end = The game ends after round 10. In a tie, more tokens win.

mars = Ten rounds of the race to Mars. Where you have *most astronauts*, the ore is yours.
mission = You get two secret missions and keep one. Keep *most astronauts on Phobos*: it pays 7 at the end.
choose = Everybody picks a character in secret; then the clock calls *9 down to 1*. The Dispatcher boards three at once.
dispatch = Three is called. The ship at this dock has three free seats and flies to Phobos: *fill it and it launches*.
landed = Launched and landed: *Phobos is yours* for now. Those who arrive turn the resource face up.
explorer = A played character stays on the table. Now the *Explorer*: one boards, then up to three steps on Mars.
board = First the one who boards. This ship has one seat left, so it *launches* when the card is done.
step = Now your astronaut on Mars. Press where it stands, then *where it steps*: it turns the resource there.
step-on = Two steps are left. Go on, and see what lies there.
lead = Every astronaut counts where it stands at *production*. Ties share, and the rest stays for later.
production = Production comes after rounds *5, 8 and 10*, with 1, 2 and 3 tokens a region. So be there in time.
done = Board, launch, lead: ten rounds of it. *Play on* from here?
