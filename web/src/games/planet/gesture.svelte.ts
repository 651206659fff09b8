/**
 * Take, place, turn as one gesture. The shell's pick holds the moves; here they are read as tile, face and turn, and each can be
 * changed again before Confirm makes them all.
 */
import type { Screen, Session, Words } from '../../contract';
import type { Facts, Position, TileId, TurnFacts } from '../../generated/planet';
import type { Pick } from '../../shell/pick.svelte';
import type { Settings } from '../../shell/kept.svelte';
import type { Catalogue } from './catalogue';
import { turned } from './geometry';

export type Step = 'take' | 'place' | 'turn';
type Table = Screen<Position, Facts>;

/** What has been picked so far; faces from 1, as players count them. */
export interface Picked {
  tile: TileId | null;
  face: number | null;
  by: number | null;
}
const NOTHING: Picked = { tile: null, face: null, by: null };

export class Gesture {
  /** The step that the table asks for; null when it is not this viewer's turn. */
  asked = $derived.by((): Step | null => {
    const { question, viewer, toAct } = this.screen();
    return question && viewer !== null && toAct.includes(viewer) ? (question.ask as Step) : null;
  });
  #now = $derived.by((): Picked => {
    if (!this.asked) return NOTHING;
    // A face that is the only one left is not asked for: the next question names it.
    const asked = [this.screen().question, this.#placing?.question];
    const word = (name: 'tile' | 'face'): unknown => asked.map((question) => question?.[name]).find((value) => value !== undefined && value !== null);
    const picked: Picked = { tile: (word('tile') as TileId | undefined) ?? null, face: (word('face') as number | undefined) ?? null, by: null };
    for (const move of this.pick.moves) this.#read(move, picked);
    return picked;
  });
  #kept = $state.raw<Picked>(NOTHING);
  /** While moves are being made, the picture stays as it was confirmed. */
  picked = $derived.by((): Picked => (this.pick.busy ? this.#kept : this.#now));
  /** What is to be picked now; at the end it stays with the turn. */
  step = $derived.by((): Step | null => (this.asked === null ? null : this.picked.tile === null ? 'take' : this.picked.face === null ? 'place' : 'turn'));
  #placing = $derived.by((): Table | null => (this.asked ? this.#before('turn') : null));
  #taken = $derived.by((): Table | null => (this.asked ? this.#before('place') : null));
  /** Every way to turn the tile, with what each changes. */
  turns = $derived.by((): TurnFacts[] => {
    const { tile, face } = this.picked;
    if (tile === null || face === null) return [];
    const known = this.#placing?.facts.placing.turns ?? [];
    if (known.length) return known;
    return [0, 1, 2, 3, 4].map((by) => ({ areas: turned(this.catalogue.tiles[tile].habitats, by), changes: [] }));
  });
  /** Faces that can be chosen. */
  faces = $derived.by((): number[] => {
    if (this.asked === null || this.asked === 'turn' || this.picked.tile === null) return [];
    const moves = this.#taken?.moves;
    if (!moves) return this.#free;
    return moves.filter((move) => move.data.do === 'place').map((move) => move.data['face'] as number);
  });
  /** Where only the table knows what comes of a tile, its faces are still known: the free ones. */
  #free = $derived.by((): number[] => {
    const { state, viewer } = this.screen();
    return (viewer === null ? [] : state.planets[viewer]!.tiles).flatMap((tile, face) => (tile === null ? [face + 1] : []));
  });
  tiles = $derived.by((): TileId[] => (this.asked === 'take' ? this.screen().moves.map((move) => move.data['tile'] as TileId) : []));

  constructor(
    private readonly screen: () => Table,
    private readonly session: Session,
    private readonly pick: Pick,
    private readonly settings: Settings,
    private readonly words: () => Words,
    private readonly catalogue: Catalogue,
  ) {}

  /** To be called in an effect: keeps the picture while moves are made. */
  keep(): void {
    if (!this.pick.busy) this.#kept = this.#now;
  }

  takeTile(tile: TileId): void {
    if (this.asked !== 'take') return;
    if (!this.tiles.includes(tile)) return this.pick.why(this.index('take', tile));
    const { face, by } = this.#now;
    this.#set('take', this.index('take', tile), this.words()('board-ask-place'));
    if (this.pick.moves.length !== 1) return;
    if (face !== null && this.faces.includes(face)) this.placeOn(face, by ?? 0);
    else if (this.#now.face !== null && this.settings.confirm) this.turnTo(0);
  }

  placeOn(face: number, by = this.#now.by ?? 0): void {
    if (this.asked === null || this.asked === 'turn') return;
    if (this.#now.tile === null) return this.pick.why(this.index('place', face));
    if (!this.faces.includes(face)) return void (this.pick.refused = { rule: this.session.description.moves.kinds['place']!.refused, text: '' });
    const says = this.words()('board-ask-turn', { face });
    this.#set('place', this.index('place', face), says);
    // The tile lies somehow from the start; without a confirm step that would already be a decision.
    if (this.settings.confirm && this.pick.moves.length > 0) this.turnTo(by);
  }

  turnTo(by: number): void {
    const face = this.#now.face;
    if (face === null) return;
    if (this.#now.by === by && this.pick.ready) return void this.pick.confirm();
    this.#set('turn', this.index('turn', by), this.words()('board-ask-turn', { face }));
  }

  turnBy(fifths: number): void {
    if (this.#now.face !== null) this.turnTo(((this.#now.by ?? 0) + fifths + 5) % 5);
  }

  /** Step by step: what was picked from this step on is given up first. */
  #set(step: Step, move: number, sentence: string): void {
    const kept = this.#movesBefore(step).length;
    while (this.pick.moves.length > kept) this.pick.back();
    if (kept === 0) this.pick.choose(move, sentence);
    else this.pick.chain(move, sentence);
  }

  #movesBefore(step: Step): number[] {
    const { base } = this.session.description.moves.kinds[step]!;
    return this.pick.moves.filter((move) => move < base);
  }

  /** The table with what was picked before a step; null where only the table itself can know. */
  #before(step: Step): Table | null {
    const moves = this.#movesBefore(step);
    if (!moves.length) return this.screen();
    return (this.session.whatIf(this.pick.seat, moves)?.screen as Table | undefined) ?? null;
  }

  /** The number of the move that answers a step. */
  index(step: Step, value: string | number): number {
    const { base } = this.session.description.moves.kinds[step]!;
    if (step === 'take') return base + (this.session.description.codes['tile'] as string[]).indexOf(value as string);
    return base + Number(value) - (step === 'place' ? 1 : 0);
  }

  #read(move: number, picked: Picked): void {
    const { take, place, turn } = this.session.description.moves.kinds;
    if (move >= turn!.base) picked.by = move - turn!.base;
    else if (move >= place!.base) picked.face = move - place!.base + 1;
    else picked.tile = (this.session.description.codes['tile'] as TileId[])[move - take!.base]!;
  }
}
