/** What is worth reading of each game, in the order in which people look. The rest of the records serves the drawn boards. */

interface Outline {
  /** Of the common table. */
  table: string[];
  /** Of every seat: the first step after the root is an array by seats. */
  seats: string[];
}

/** Inside records: the code that names the places of an array. */
export const PLACES: Record<string, string> = { offers: 'seat', values: 'seat', medals: 'seat', crew: 'colour', coming: 'colour', stays: 'resource' };

/** Inside records: what only a drawing needs. */
export const DRAWN = new Set(['regions', 'joined', 'covered', 'is_cell', 'partner', 'seat']);

export const OUTLINES: Record<string, Outline> = {
  'planet-5r': {
    table: ['state.round', 'facts.phase', 'state.first', 'state.action', 'state.market', 'facts.leaving', 'state.preview', 'facts.stack', 'state.placing', 'facts.outlook', 'facts.auction', 'facts.offers', 'facts.docks'],
    seats: ['facts.clans.water', 'state.clans.choice', 'state.clans.played', 'facts.clans.hand', 'facts.clans.rows', 'facts.clans.upgrades', 'facts.clans.crystals@crystal', 'facts.clans.crystal_points', 'facts.clans.picks_late', 'state.clans.bid', 'state.clans.shown_bid'],
  },
  planet: {
    table: ['state.round', 'state.first', 'state.open_tiles', 'facts.animals', 'facts.face_down', 'facts.placing'],
    seats: ['facts.planets.taken', 'state.planets.tiles@face', 'facts.planets.habitats@habitat', 'facts.planets.objective', 'facts.planets.won', 'facts.points'],
  },
  planetfall: {
    table: ['state.round', 'state.exploration', 'state.goal', 'state.order', 'facts.next_order', 'state.open@spot', 'state.ships@spot', 'state.restrained', 'facts.ranking', 'facts.aside'],
    seats: ['state.empires.commander', 'state.empires.side', 'state.empires.track@resource', 'facts.empires.score', 'facts.empires.counts', 'facts.empires.cards', 'state.empires.cards', 'facts.empires.waiting', 'facts.empires.income', 'facts.points'],
  },
  'red-planet': {
    table: ['state.round', 'state.phase', 'state.first', 'state.active', 'facts.card', 'state.ships@place', 'facts.docks@place', 'state.regions@place_', 'facts.regions@place_', 'facts.production', 'state.bank@resource', 'facts.unseen_cards', 'facts.ships_to_come', 'facts.ahead'],
    seats: ['state.companies.choice', 'state.companies.shown', 'facts.companies.hand', 'state.companies.supply', 'facts.companies.on_ships', 'facts.companies.in_regions', 'facts.companies.leads', 'state.companies.tokens@resource', 'state.companies.lost', 'state.companies.cards', 'facts.companies.missions', 'facts.companies.total', 'facts.points'],
  },
  'planet-unknown': {
    table: ['state.round', 'state.commander', 'state.last_round', 'state.tops', 'state.event', 'facts.events_left', 'state.civ_left', 'facts.rivalries', 'facts.shared', 'facts.private', 'state.target'],
    seats: ['state.worlds.planet', 'state.worlds.corporation', 'state.worlds.hand', 'state.worlds.markers@track', 'facts.worlds.technologies', 'state.worlds.supply', 'state.worlds.movement', 'state.worlds.boosts', 'state.worlds.patches', 'state.worlds.stored', 'state.worlds.pods_collected', 'state.worlds.meteorites_collected', 'state.worlds.cards', 'state.worlds.shown', 'state.worlds.objectives', 'facts.worlds.line_medals', 'facts.worlds.open_squares', 'facts.points'],
  },
};
