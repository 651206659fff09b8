// From the question to things on the board: what can be pressed, what pressing it does, and why not where it cannot.

import type { Choice, MoveData, Screen, Words } from '../../contract';
import type { CharacterId } from '../../generated/red-planet';
import type { Pick, Target } from '../../shell/pick.svelte';
import { CALLED, COLOURS, regionIds } from './model';

/** Something on the board that answers the question, or a part of it. */
export interface Aim {
  /** `dock-2`, `hellas`, `hellas red`, `spy`, `M03`, `deck`, `pass` … */
  key: string;
  label: string;
  press(): void;
  /** The moves that pressing it leads to. */
  moves: number[];
  /** Is it what is picked now? */
  on: boolean;
}

/** Questions that go on inside the gesture of the one before. */
const CHAINS: Record<string, string> = { steer: 'name', redirect: 'name', arrange: 'arrange' };
/** By the words of a question: the kind of move that places answer, to say why one cannot. */
const ABOUT_PLACES: Record<string, string> = {
  board: 'board', dispatch: 'board', launch: 'launch', destroy: 'destroy', steer: 'steer', redirect: 'steer',
  name: 'name', step: 'step', study: 'look', look: 'look', lay: 'lay', kill: 'kill', replace: 'replace', drop: 'drop', flee: 'flee',
}; // prettier-ignore

/** Astronauts are lost by these: Confirm is held. */
const DEADLY = new Set(['destroy', 'kill']);

export class Aims {
  /** Where the step begins, or the place whose astronauts are to be chosen from. */
  from = $state<string | null>(null);
  /** Be asked about action cards at their moments in this round. */
  askLater = $state(false);

  #screen: () => Screen;
  #words: () => Words;
  #pick: Pick;
  #description;

  constructor(screen: () => Screen, words: () => Words, pick: Pick, description: import('../../contract').Description) {
    this.#screen = screen;
    this.#words = words;
    this.#pick = pick;
    this.#description = description;
  }

  /** The question that is open inside the gesture, with its moves, and how many moves of the gesture lead to it. */
  open = $derived.by(() => {
    const screen = this.#screen();
    const pick = this.#pick;
    const asked = screen.question?.ask ?? '';
    let [ask, question, moves, before] = [asked, screen.question, screen.moves, 0];
    if (screen.viewer === null || !screen.toAct.includes(screen.viewer)) return { ask: '', question: null, moves: [] as Choice[], before };
    if (CHAINS[asked] && pick.ready) {
      // With the last of the chain picked, the question before it stays open: so another answer can be picked instead.
      const next = pick.preview?.screen;
      if (next?.question && next.question.ask === CHAINS[asked] && next.viewer !== null && next.toAct.includes(next.viewer))
        [ask, question, moves, before] = [next.question.ask, next.question, next.moves, pick.moves.length];
      else if (pick.moves.length > 1 && asked !== 'arrange') [ask, question, moves, before] = [CHAINS[asked]!, null, this.#chained, 1];
    }
    return { ask, question, moves, before };
  });
  #chained: Choice[] = [];

  /** Choosing a character twice over: with action cards in hand there is a second way, to be asked later. */
  canAskLater = $derived(this.open.moves.some(({ data }) => data.do === 'choose' && data['cards'] === 'ask'));

  all = $derived.by((): Aim[] => this.#aims());
  byKey = $derived(new Map(this.all.map((aim) => [aim.key, aim])));

  /** Places where something is to be chosen: lit on the board. */
  places = $derived(new Set(this.all.map((aim) => aim.key.split(' ')[0]!)));

  /** Is anything offered beside the map? */
  offered = $derived.by(() => {
    const { ask } = this.open;
    return ask === 'arrange' || ask === 'lay' || this.canAskLater || (this.from !== null && this.figures(this.from).length > 1) || this.all.some(({ key }) => /^([MRA]\d\d|pass|put_away|later|rescue-\d)$/.test(key));
  });
  /** … in the middle, over it? */
  central = $derived(['keep', 'window', 'arrange'].includes(this.open.ask));

  reset(): void {
    this.from = null;
    this.#pick.clear();
  }

  #aims(): Aim[] {
    const { ask, moves } = this.open;
    const words = this.#words();
    if (ask === 'step' && this.from === null) {
      const starts = [...new Set(moves.flatMap(({ data }) => (data.do === 'step' ? [data['start'] as string] : [])))];
      const aims = starts.map((start): Aim => ({ key: start, label: words('board-step-from', { place: words.name('place', start) }), moves: moves.flatMap(({ index, data }) => (data.do === 'step' && data['start'] === start ? [index] : [])), on: false, press: () => this.start(start) }));
      return [...aims, ...this.#moves(moves.filter(({ data }) => data.do !== 'step'))];
    }
    return this.#moves(moves.filter(({ data }) => this.#fits(data)));
  }

  #fits(data: MoveData): boolean {
    if (data.do === 'choose') return data['cards'] === (this.askLater && this.canAskLater ? 'ask' : 'keep') || !this.#otherWay(data);
    if (data.do === 'step') return data['start'] === this.from;
    return true;
  }
  #otherWay(data: MoveData): boolean {
    const other = data['cards'] === 'ask' ? 'keep' : 'ask';
    return this.open.moves.some((one) => one.data.do === 'choose' && one.data['character'] === data['character'] && one.data['cards'] === other);
  }

  #moves(moves: Choice[]): Aim[] {
    const words = this.#words();
    const picked = this.#pick.moves.at(-1);
    return moves.map((choice): Aim => ({ key: keyOf(choice.data), label: words.move(choice.data), moves: [choice.index], on: picked === choice.index, press: () => this.#choose(choice) }));
  }

  #choose(choice: Choice): void {
    const pick = this.#pick;
    const sentence = this.#words().move(choice.data);
    const { before, moves } = this.open;
    if (before === 0) return pick.choose(choice, sentence, DEADLY.has(choice.data.do));
    if (pick.moves.at(-1) === choice.index) return void pick.confirm();
    while (pick.moves.length > before) pick.back();
    this.#chained = moves;
    pick.chain(choice.index, sentence);
  }

  /** The first part of a step: from where. */
  start(place: string): void {
    this.from = place;
    this.#pick.step(this.#words().name('place', place), () => (this.from = null));
  }

  /** The astronauts at a place that can be chosen. */
  figures(place: string): Aim[] {
    return this.all.filter((aim) => aim.key.startsWith(`${place} `));
  }

  /** The moves that pressing a place leads to, as `data-move` wants them. */
  movesAt(place: string): string | undefined {
    const moves = this.all.flatMap((aim) => (aim.key.split(' ')[0] === place ? aim.moves : []));
    return moves.length ? moves.join(' ') : undefined;
  }

  /** A place was pressed. True: that was an answer, or it was said why it is none. */
  press(place: string): boolean {
    const aim = this.byKey.get(place);
    if (aim) return aim.press(), true;
    const figures = this.figures(place);
    if (figures.length === 1) return figures[0]!.press(), true;
    if (figures.length > 1) {
      this.from = place;
      this.#pick.step(this.#words().name('place', place), () => (this.from = null));
      return true;
    }
    const move = this.#illegal(place);
    if (move === null) return false;
    this.#pick.why(move);
    return true;
  }

  /** The number of the move that pressing this would be. */
  #illegal(key: string): number | null {
    const { ask } = this.open;
    const kind = ABOUT_PLACES[ask];
    if (!kind) return null;
    const { base, parameters } = this.#description.moves.kinds[kind]!;
    const regions = regionIds(this.#description);
    const region = regions.indexOf(key);
    const dock = key.startsWith('dock-') ? Number(key.slice(5)) - 1 : -1;
    if ('dock' in parameters) return dock < 0 ? null : base + dock;
    if (kind === 'replace') return base + (region < 0 ? regions.length + dock : region) * COLOURS.length;
    if (region < 0) return null;
    if (kind === 'step') return base + (this.from ? regions.indexOf(this.from) : region) * regions.length + region;
    if (kind === 'kill') return base + region * COLOURS.length;
    return base + region;
  }

  /** What digits press, in order; a character has its own number, and a played one says why it cannot be chosen. */
  numbered(): Target[] {
    if (this.open.ask !== 'choose') return this.all;
    const character = (one: CharacterId): Target =>
      this.byKey.get(one) ?? { label: this.#words().name('character', one), press: (): void => void this.whyCharacter(one) };
    return [...CALLED.toReversed().map(character), ...this.all.filter(({ key }) => !CALLED.includes(key as CharacterId))];
  }

  /** A character that cannot be chosen was pressed. */
  whyCharacter(character: string): boolean {
    if (this.open.ask !== 'choose') return false;
    const ids = this.#description.codes['character_'] as string[];
    this.#pick.why(this.#description.moves.kinds['choose']!.base + ids.indexOf(character) * 2);
    return true;
  }
}

function keyOf(data: MoveData): string {
  const { do: kind } = data;
  if (kind === 'pass') return 'pass';
  if (kind === 'draw') return 'deck';
  if (kind === 'put_away') return 'put_away';
  if (kind === 'rescue') return `rescue-${data['count']}`;
  if (kind === 'step') return String(data['to']);
  if (kind === 'kill') return `${data['region']} ${data['colour']}`;
  if (kind === 'replace') return `${data['place']} ${data['colour']}`;
  return String(data['card'] ?? data['character'] ?? data['dock'] ?? data['region']);
}
