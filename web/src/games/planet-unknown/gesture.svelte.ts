// From the question to things on the board: what can be pressed, what pressing it does, and why not where it cannot.

import type { Choice, MoveData, Session, Words } from '../../contract';
import type { TileId, TrackId, TurnId } from '../../generated/planet-unknown';
import type { Pick } from '../../shell/pick.svelte';
import type { Settings } from '../../shell/kept.svelte';
import { SQUARES, type Cell } from './geometry';
import { cellOf, SECTORS, seatSectors, TRACKS, type Unknown } from './table';
import { flipped, placed, sameTurn, tileCells, turned, type TileCell } from './tiles';

/** Something on the board that answers the question, or a part of it. */
export interface Aim {
  /** `square-3-4`, `marker-civ`, `rover-1`, `tile-large`, `sector-2`, `cell-water-7`, `row-5`, `tech-jump_drive-A`, `card-12`, `objective-3`, `do-done` … */
  key: string;
  label: string;
  /** What it is done with: the tile, a station, a boost … One group is lit at a time. */
  group: string;
  choice: Choice | null;
  /** The moves that a press leads to, for `data-move`. */
  moves: string;
  /** Is it what is picked now? */
  on: boolean;
  press(): void;
}

/** Which group is lit first, when several things wait. What is not here comes last. */
const ORDER = ['tile', 'station', 'energy', 'advance', 'catch_up', 'boost', 'patch', 'spawn', 'drive', 'teleport', 'collect_meteorite', 'free_advance', 'leap', 'boost_twice'];
const GROUPS: Record<string, string> = { take: 'tile', place: 'tile', skip_tile: 'skip_tile', shift_rover: 'shift_rover', pod_on_track: 'pod', pod_on_technology: 'pod', lift_pod_from: 'lift', lift_pod: 'lift', lose_pod: 'lose', lose_pod_from: 'lose', destroy_row: 'line', destroy_column: 'line', keep: 'share' };
/** Moves that begin a gesture, and what goes on with it. */
const CHAINS: Record<string, string[]> = {
  teleport: ['land'],
  teleport_by_card: ['land'],
  lift_pod: ['keep_pod', 'pod_on_track'],
  lift_pod_from: ['keep_pod', 'pod_on_track'],
  drive: ['drive', 'keep_pod', 'pod_on_track', 'pod_on_technology'],
};
/** Technologies whose card is a button, by what they do. */
export const TECHNOLOGY_MOVES: Record<string, string> = {
  store_patches: 'store_patch', two_patches: 'two_patches', boost_instead_of_patch: 'patch_to_boost', add_common_objective: 'draw_objectives', restart_biomass_track: 'restart_biomass',
  boost_advances_twice: 'boost_twice', advance_flux_to_milestone: 'leap', advance_flux: 'free_advance', advance_rover: 'free_advance', gain_row_of_bonuses: 'row_bonus', move_a_marker_down: 'lower',
  teleport_to_same_terrain: 'teleport', teleport_between_civ_stations: 'teleport', reposition_pod: 'lift', reposition_three_pods: 'lift', reposition_pod_after_energy: 'lift', collect_meteorite_after_flux: 'collect_meteorite',
}; // prettier-ignore
const WAYS: Record<string, Cell> = { up: [-1, 0], right: [0, 1], down: [1, 0], left: [0, -1], 'up-right': [-1, 1], 'down-right': [1, 1], 'down-left': [1, -1], 'up-left': [-1, -1] };

const groupOf = (data: MoveData): string => GROUPS[data.do] ?? data.do;
const squareKey = (row: number, column: number): string => `square-${row}-${column}`;

export class Gesture {
  /** The group that was chosen to be lit. */
  mode = $state<string | null>(null);
  /** The rover that drives. */
  rover = $state<number | null>(null);
  turn = $state<TurnId>('none');
  /** Which of the tile's squares is held: it goes where one presses. */
  held = $state(0);
  /** The square under the pointer, from 0. */
  hover = $state.raw<Cell | null>(null);
  #suggested = $state.raw<number[]>([]);

  #screen: () => Unknown;
  #words: () => Words;
  #settings: () => Settings;
  #pick: Pick;
  #session: Session;

  constructor(screen: () => Unknown, words: () => Words, settings: () => Settings, pick: Pick, session: Session) {
    this.#screen = screen;
    this.#words = words;
    this.#settings = settings;
    this.#pick = pick;
    this.#session = session;
  }

  asked = $derived.by(() => {
    const { viewer, toAct, question } = this.#screen();
    return viewer !== null && question !== null && toAct.includes(viewer) && this.#session.mine.includes(viewer);
  });

  /** The question that is open inside the gesture, and how many of its moves lead to it. */
  open = $derived.by((): { screen: Unknown; ask: string; moves: Choice[]; base: number } => {
    const screen = this.#screen();
    if (!this.asked) return { screen, ask: '', moves: [], base: 0 };
    const { moves } = this.#pick;
    const kinds = moves.map((move) => this.#kind(move));
    const goesOn = CHAINS[kinds[0] ?? ''];
    const base = !goesOn ? 0 : kinds[0] === 'drive' ? kinds.filter((kind) => kind === 'drive').length : 1;
    if (!goesOn || !base) return { screen, ask: screen.question!.ask, moves: screen.moves, base: 0 };
    const after = this.#session.whatIf(screen.viewer!, moves.slice(0, base))?.screen as Unknown | undefined;
    const same = after && after.question && after.state.round === screen.state.round && after.toAct.includes(screen.viewer!);
    return { screen: after ?? screen, ask: same ? after.question!.ask : '', moves: same ? after.moves.filter(({ data }) => goesOn.includes(data.do)) : [], base };
  });

  seat = $derived.by(() => this.#screen().viewer ?? 0);
  world = $derived.by(() => this.open.screen.state.worlds[this.seat]!);
  /** The tile in hand. */
  tile = $derived.by((): TileId | null => (this.asked && this.open.ask === 'resolve' ? this.world.hand : null));
  canonical = $derived.by(() => (this.tile ? sameTurn(this.#session.description, this.tile, this.turn) : this.turn));
  /** Its squares as it is turned now. */
  cells = $derived.by((): TileCell[] => (this.tile ? tileCells(this.#session.description, this.tile, this.canonical) : []));
  /** Places for it as it is turned now, by the square where the held one would lie. */
  #places = $derived.by(() => {
    const held = this.cells[this.held] ?? this.cells[0];
    const found = this.open.moves.filter(({ data }) => data.do === 'place' && data['turn'] === this.canonical);
    return new Map(found.map((choice) => [squareKey(Number(choice.data['row']) + held!.row, Number(choice.data['column']) + held!.column), choice]));
  });
  /** Where the tile would lie: picked. */
  ghost = $derived.by((): TileCell[] | null => {
    const picked = this.#pick.moves.at(-1);
    const choice = this.open.moves.find(({ index, data }) => index === picked && data.do === 'place');
    if (!choice || !this.tile) return null;
    const { turn, row, column } = choice.data;
    return placed(tileCells(this.#session.description, this.tile, turn as TurnId), Number(row) - 1, Number(column) - 1);
  });
  /** … or follows the pointer; `fits`: it may lie there. */
  floating = $derived.by((): { cells: TileCell[]; fits: boolean } | null => {
    if (!this.hover || !this.tile || this.active !== 'tile') return null;
    const choice = this.#near(this.hover);
    const held = this.cells[this.held] ?? this.cells[0]!;
    const [row, column] = choice ? [Number(choice.data['row']) - 1, Number(choice.data['column']) - 1] : [this.hover[0] - held.row, this.hover[1] - held.column];
    return { cells: placed(this.cells, row, column), fits: choice !== null };
  });

  groups = $derived.by((): string[] => {
    const found = [...new Set(this.open.moves.map(({ data }) => groupOf(data)))];
    const place = (group: string): number => (ORDER.includes(group) ? ORDER.indexOf(group) : ORDER.length);
    return found.sort((a, b) => place(a) - place(b));
  });
  active = $derived.by(() => (this.mode && this.groups.includes(this.mode) ? this.mode : (this.groups[0] ?? '')));

  all = $derived.by((): Aim[] => this.open.moves.flatMap((choice) => this.#aimsOf(choice)).concat(this.#rovers()));
  /** By key: first what belongs to the group that is lit. */
  byKey = $derived.by(() => {
    const found = new Map<string, Aim>();
    for (const aim of this.all) if (aim.group === this.active) found.set(aim.key, aim);
    for (const aim of this.all) if (!found.has(aim.key)) found.set(aim.key, aim);
    return found;
  });
  lit = (key: string): boolean => this.byKey.get(key)?.group === this.active && this.active !== '';

  reset(): void {
    this.mode = null;
    this.rover = null;
    this.#suggested = [];
    this.#pick.clear();
    this.#suggest();
    // Taking and laying a tile are one gesture: Back goes from the place to the tile, and puts that back.
    if (this.#justTaken) this.#pick.step(this.#words().name('tile', this.tile!), () => void this.#pick.undo());
  }

  /** What needs no thought lies ready to be confirmed: leave the station, use the stations of the tile, or be done. */
  #suggest(): void {
    if (!this.asked) return;
    const { moves, viewer, question } = this.#screen();
    const find = (kind: string): Choice | undefined => moves.find(({ data }) => data.do === kind);
    if (question!.ask === 'rotate') return this.#lie([find('rotate')!.index]);
    const stations: number[] = [];
    for (let next = find('station'); next && stations.length < 3; ) {
      stations.push(next.index);
      const after = this.#session.whatIf(viewer!, stations)?.screen;
      next = after?.question?.ask === 'resolve' && after.state.round === this.#screen().state.round ? after.moves.find(({ data }) => data.do === 'station') : undefined;
    }
    const tile = find('take') ?? find('place');
    if (stations.length && !tile) return this.#lie(stations);
    const done = find('done');
    if (done) this.#lie([done.index]);
  }
  #lie(moves: number[]): void {
    this.#suggested = moves;
    const data = moves.flatMap((move) => this.#screen().moves.find(({ index }) => index === move)?.data ?? []);
    const words = this.#words();
    this.#pick.offer(moves, data.length > 1 ? words('board-stations', { tracks: data.map((one) => words.name('track', String(one['track']))).join(', ') }) : words.move(data[0]!));
    this.#pick.floor = moves.length;
  }

  #kind(move: number): string {
    return Object.entries(this.#session.description.moves.kinds).find(([, { base, count }]) => move >= base && move < base + count)![0];
  }

  #aimsOf(choice: Choice): Aim[] {
    const { data } = choice;
    if (data.do === 'drive') return this.#drive(choice);
    if (data.do === 'place') {
      const at = [...this.#places].find(([, one]) => one.index === choice.index)?.[0];
      return at ? [this.#aim(at, choice)] : [];
    }
    return [this.#aim(this.#keyOf(data), choice)];
  }
  #aim(key: string, choice: Choice): Aim {
    return { key, label: this.#words().move(choice.data), group: groupOf(choice.data), choice, moves: String(choice.index), on: this.#pick.moves.includes(choice.index), press: () => this.#take(choice) };
  }

  #drive(choice: Choice): Aim[] {
    const number = Number(choice.data['rover']);
    if (this.active !== 'drive' || this.#driver() !== number) return [];
    const [row, column] = cellOf(this.world.rovers[number - 1]!);
    const [down, right] = WAYS[String(choice.data['direction'])]!;
    return [this.#aim(squareKey(row + down + 1, column + right + 1), choice)];
  }
  /** The only rover that can drive needs no press. */
  #driver(): number | null {
    const able = [...new Set(this.open.moves.flatMap(({ data }) => (data.do === 'drive' ? [Number(data['rover'])] : [])))];
    return this.rover !== null && able.includes(this.rover) ? this.rover : able.length === 1 ? able[0]! : null;
  }
  driver = $derived.by(() => (this.active === 'drive' ? this.#driver() : null));
  #rovers(): Aim[] {
    const able = [...new Set(this.open.moves.flatMap(({ data }) => (data.do === 'drive' ? [Number(data['rover'])] : [])))];
    return able
      .filter((number) => this.active !== 'drive' || number !== this.#driver())
      .map((number) => ({
        key: `rover-${number}`, label: this.#words()('board-drive-rover', { rover: number }), group: 'drive', choice: null, moves: this.#movesOf(({ data }) => data.do === 'drive' && Number(data['rover']) === number), on: false,
        press: () => {
          this.mode = 'drive';
          this.rover = number;
        },
      })); // prettier-ignore
  }

  #keyOf(data: MoveData): string {
    const { world } = this;
    switch (data.do) {
      case 'rotate':
        return `sector-${this.comesToMe(Number(data['sectors']))}`;
      case 'take':
        return this.open.screen.state.tops[this.open.screen.facts.worlds[this.seat]!.storage[0]!] === data['tile'] ? 'tile-large' : 'tile-small';
      case 'remove_stack':
        return `tile-${data['compartment']}`;
      case 'destroy_row':
        return `row-${data['row']}`;
      case 'destroy_column':
        return `column-${data['column']}`;
      case 'step': {
        const { viewer, question } = this.open.screen;
        const moved = (this.#session.whatIf(viewer!, [...this.#pick.moves.slice(0, this.open.base), this.#index(data)])?.events ?? []).find((one) => one.event === 'advanced' && one['marker'] === question!['marker']);
        return moved ? `cell-${moved['track'] ?? world.lanes[TRACKS.indexOf(question!['marker'] as TrackId)]}-${moved['cell']}` : `way-${data['way']}`;
      }
      case 'bonus':
        return `bonus-${data['bonus']}`;
      case 'pod_on_technology':
        return `tech-jump_drive-${data['technology']}`;
      case 'pick':
        return `card-${data['card']}`;
      case 'share':
      case 'keep':
      case 'drop':
        return `objective-${data['objective']}`;
    }
    if ('cell' in data) return `cell-${data['track']}-${data['cell']}`;
    if ('rover' in data) return `rover-${data['rover']}`;
    if ('row' in data) return squareKey(Number(data['row']), Number(data['column']));
    if ('track' in data) return `marker-${data['track']}`;
    return `do-${data.do}`;
  }
  #index(data: MoveData): number {
    return this.open.moves.find((one) => one.data === data)!.index;
  }
  /** The storage that faces the viewer when the station has turned so far. */
  comesToMe(sectors: number): number {
    const { state, players } = this.#screen();
    const mine = seatSectors(this.#session.description, players)[this.seat]!;
    return (mine - state.rotation - sectors + 2 * SECTORS) % SECTORS;
  }

  /** Pick a move: by itself, or as the next one of the gesture. */
  #take(choice: Choice): void {
    const pick = this.#pick;
    if (pick.busy) return;
    const sentence = this.#sentence(choice.data);
    const { base } = this.open;
    const picked = pick.moves.at(-1) === choice.index && pick.moves.length === base + 1;
    if (picked && (base || this.#suggested.length !== 1)) return void pick.confirm();
    if (this.#suggested.length) {
      const same = this.#suggested.length === 1 && this.#suggested[0] === choice.index;
      if (same && choice.data.do !== 'rotate') return void pick.confirm();
      this.#suggested = [];
      pick.clear();
    }
    pick.refused = null;
    this.mode = groupOf(choice.data);
    if (choice.data.do === 'take') {
      // What lies under it is hidden, so its places are known only when it is in hand: it is taken at once, and Undo puts it back.
      pick.offer([choice.index], sentence);
      void pick.confirm();
    } else if (choice.data.do === 'rotate') {
      pick.offer([choice.index], sentence);
      pick.floor = 1;
    } else if (!this.#settings().confirm) pick.choose(choice, sentence);
    else if (base || choice.data.do in CHAINS) pick.offer([...pick.moves.slice(0, base), choice.index], sentence);
    else pick.choose(choice, sentence);
  }
  #sentence(data: MoveData): string {
    const words = this.#words();
    if (data.do === 'place') return words('board-lay-here');
    return words.move(data);
  }

  // --- the tile in hand

  /** Was the tile in hand taken by the last move, and can that be undone? */
  #justTaken = $derived.by((): boolean => {
    if (!this.tile || !this.#screen().canUndo || this.world.stage !== 'place') return false;
    return this.#session.log.get().findLast((one) => (one.seat ?? one.undo) === this.seat)?.move?.do === 'take';
  });
  /** The other tile of the storage, while the one in hand can still be put back. */
  other = $derived.by((): { part: string; tile: TileId } | null => {
    const { state, facts } = this.#screen();
    if (!this.#justTaken || this.world.extra !== 'no') return null;
    const at = facts.worlds[this.seat]!.storage.findIndex((compartment) => state.tops[compartment] !== null);
    return at < 0 ? null : { part: ['large', 'small'][at]!, tile: state.tops[facts.worlds[this.seat]!.storage[at]!]! };
  });
  async swap(tile: TileId): Promise<void> {
    await this.#pick.undo();
    const choice = this.#pick.screen.moves.find(({ data }) => data.do === 'take' && data['tile'] === tile);
    if (choice) this.#take(choice);
  }

  /** A new tile is in hand at once: as printed, or as it fits somewhere, over the place nearest to the middle. */
  lift(): void {
    this.#firstTurn();
    this.held = Math.max(0, this.cells.findIndex(({ station }) => station));
    const middle = (SQUARES - 1) / 2;
    const far = ([row, column]: Cell): number => Math.hypot(row - middle, column - middle);
    const free = [...this.#places.keys()].map((key): Cell => [Number(key.split('-')[1]) - 1, Number(key.split('-')[2]) - 1]);
    this.hover = free.sort((a, b) => far(a) - far(b))[0] ?? null;
  }
  #firstTurn(): void {
    const fits = this.open.moves.flatMap(({ data }) => (data.do === 'place' ? [data['turn'] as TurnId] : []));
    this.turn = !fits.length || fits.includes('none') ? 'none' : fits[0]!;
  }
  /** Places that the tile has when it is turned, or flipped: what those buttons lead to. */
  turnMoves = $derived.by(() => this.#placesAs([1, 2, 3].map((by) => turned(this.turn, by))));
  flipMoves = $derived.by(() => this.#placesAs([0, 1, 2, 3].map((by) => turned(flipped(this.turn), by))));
  #placesAs(turns: TurnId[]): string {
    const { tile, canonical } = this;
    if (!tile) return '';
    const ways = new Set(turns.map((turn) => sameTurn(this.#session.description, tile, turn)));
    return this.#movesOf(({ data }) => data.do === 'place' && data['turn'] !== canonical && ways.has(data['turn'] as TurnId));
  }
  #movesOf(which: (choice: Choice) => boolean): string {
    return this.open.moves.filter(which).map(({ index }) => index).join(' ');
  }
  turnBy(by: number): void {
    this.#turnTo(turned(this.turn, by));
  }
  flip(): void {
    this.#turnTo(flipped(this.turn));
  }
  #turnTo(turn: TurnId): void {
    const held = this.ghost?.[this.held];
    this.turn = turn;
    if (!held) return;
    const there = this.#places.get(squareKey(held.row + 1, held.column + 1));
    if (there) this.#take(there);
    else this.#pick.back();
  }
  /** The place that a press on a square means: the held square there, or any that covers it. */
  #near([row, column]: Cell, reach = 0): Choice | null {
    const exact = this.#places.get(squareKey(row + 1, column + 1));
    if (exact) return exact;
    let [best, least] = [null as Choice | null, Infinity];
    for (const [key, choice] of this.#places) {
      const [, r, c] = key.split('-').map(Number);
      const far = Math.hypot(r! - 1 - row, c! - 1 - column);
      const covers = this.cells.some((cell) => cell.row + Number(choice.data['row']) - 1 === row && cell.column + Number(choice.data['column']) - 1 === column);
      if ((covers || far <= reach) && far < least) [best, least] = [choice, far];
    }
    return best;
  }

  /** A square was pressed that may be no target: the nearest place, or the rule that forbids it. `reach`: how near is near, in squares. */
  pressSquare([row, column]: Cell, reach = 0): void {
    if (!this.asked) return;
    const aim = this.byKey.get(squareKey(row + 1, column + 1));
    if (aim && aim.group === this.active) return aim.press();
    if (this.active === 'tile' && this.tile) {
      const near = this.#near([row, column], reach);
      if (near) return this.#take(near);
      const held = this.cells[this.held] ?? this.cells[0]!;
      return this.#why('place', { turn: this.canonical, row: row - held.row + 1, column: column - held.column + 1 });
    }
    const nearest = this.all
      .filter((one) => one.group === this.active && one.key.startsWith('square-'))
      .map((one) => ({ one, far: Math.hypot(Number(one.key.split('-')[1]) - 1 - row, Number(one.key.split('-')[2]) - 1 - column) }))
      .sort((a, b) => a.far - b.far)[0];
    if (nearest && nearest.far <= reach) return nearest.one.press();
    const rover = this.world.rovers.indexOf(row * SQUARES + column) + 1;
    if (rover && this.byKey.has(`rover-${rover}`)) return this.byKey.get(`rover-${rover}`)!.press();
    if (aim) return aim.press();
    if (['patch', 'spawn', 'land', 'collect_pod', 'collect_meteorite', 'destroy_pod', 'destroy_meteorite', 'strike'].includes(this.active)) this.#why(this.active, { row: row + 1, column: column + 1 });
  }
  /** A marker was pressed that is no target. */
  pressMarker(track: string): void {
    const aim = this.byKey.get(`marker-${track}`);
    if (aim) return aim.press();
    if (['energy', 'boost', 'station', 'advance', 'regress'].includes(this.active)) this.#why(this.active, { track });
  }

  #why(kind: string, values: Record<string, string | number>): void {
    const { description } = this.#session;
    const { base, parameters } = description.moves.kinds[kind]!;
    let move = 0;
    for (const [name, what] of Object.entries(parameters)) {
      const code = typeof what === 'string' ? description.codes[what]! : what;
      const [low, high] = Array.isArray(code) ? [0, code.length - 1] : [code.low, code.high];
      const value = Array.isArray(code) ? code.indexOf(values[name] as string) : Number(values[name]);
      if (value < low || value > high) return void (this.#pick.refused = { rule: 'PU-R14', text: '' });
      move = move * (high - low + 1) + value - low;
    }
    if (this.open.base === 0) return this.#pick.why(base + move);
    // Inside a gesture the position is another one: the table itself cannot be asked, but the kind of move says its rule.
    this.#pick.refused = { rule: description.moves.kinds[kind]!.refused, text: '' };
  }
}
