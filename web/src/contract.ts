// What the parts of the page agree on: the engine and the sessions give it, the shell and the boards use it.

export type Lang = 'ru' | 'en';
export type Seat = number;
/** A move as data: what it does, with its parameters by name. */
export type MoveData = { do: string } & Record<string, string | number | null>;
/** A legal move; its sentence is `words.move(data)`. */
export interface Choice {
  index: number;
  data: MoveData;
}
export interface GameEvent {
  event: string;
  [word: string]: unknown;
}
/** A decision with what it told everybody, or an undo. Of others' secret moves only `do` is known. */
export interface Happening {
  sequence: number;
  seat?: Seat;
  move?: MoveData;
  events?: GameEvent[];
  undo?: Seat;
}
export type Question = { ask: string } & Record<string, unknown>;

export interface ClockInfo {
  /** Milliseconds that were left at a moment (in milliseconds since 1970), and whether they are running out. */
  left: number;
  at: number;
  running: boolean;
}
export interface SeatInfo {
  seat: Seat;
  name: string;
  kind: 'person' | 'robot' | 'free';
  /** The robot that sits here (`quick`, `random`), or that has taken over. */
  player?: string;
  face?: string;
  here: boolean;
  mine: boolean;
  /** Since when the person is not here, in milliseconds since 1970. */
  away?: number;
  /** From when on the others may ask a robot to hold the seat. */
  holdFrom?: number;
  /** A robot plays for the person: while they are away, because the clock ran out, or because they asked for it. */
  held?: 'absent' | 'clock' | 'asked';
  clock?: ClockInfo;
}
export interface ChatLine {
  id: number | string;
  seat: Seat | null;
  name: string;
  text: string;
  at: number;
}

/** What one viewer sees now. */
export interface Screen<State = any, Facts = any> {
  game: string;
  players: number;
  options: Record<string, unknown>;
  viewer: Seat | null;
  sequence: number;
  toAct: Seat[];
  over: boolean;
  /** The records of the game by names; what the viewer may not see is null. */
  state: State;
  /** What a screen shows beyond the state. */
  facts: Facts;
  question: Question | null;
  moves: Choice[];
  canUndo: boolean;
  /** When the game is over: */
  scores?: number[];
  ranks?: number[];
  winners?: Seat[];
  points?: Record<string, number>[];
  /** Of the position as the viewer may see it, 16 hexadecimal digits. */
  fingerprint: string;
  /** What setting up told everybody. */
  opening: GameEvent[];
  /** Since the screen before: for motion and announcements. */
  happened: Happening[];
}

/** What would come of moves, as the seat would see it. */
export interface Preview {
  screen: Screen;
  events: GameEvent[];
}

/** What a move promises: how often it ends in the first place, and with how many points. */
export interface Promised {
  move: number;
  wins: number;
  points: number;
}
/** The move that a strong robot would make, and what it thought of the next best. */
export interface Hint extends Promised {
  next: Promised | null;
}

/** A value that changes; also a Svelte store. */
export interface Readable<T> {
  subscribe(run: (value: T) => void): () => void;
  get(): T;
}

/** Why a move or an undo was not accepted. `rule` is the id of the rule of the game that it would break, or one of these
 * words: `undo-nothing`, `undo-revealed`, `undo-built-on`, `closed`, `replay` (here), `stale`, `seat`, `undo`, `waiting`, `move`, `often`, `store` (from a
 * server, with its sentence in English). */
export class Refused extends Error {
  override name = 'Refused';
  constructor(
    readonly rule: string,
    readonly text = '',
  ) {
    super(text || rule);
  }
}

/** Anything else that people can do something about; the shell has the text `trouble-<what>` for each. */
export class Trouble extends Error {
  override name = 'Trouble';
  constructor(
    readonly what: TroubleId,
    readonly values: Record<string, string | number> = {},
  ) {
    super(`${what} ${JSON.stringify(values)}`);
  }
}
export type TroubleId =
  | 'game' // there is no game {game}
  | 'load' // {game} could not be loaded: no network
  | 'players' // {game} is for {min} to {max} players, not {players}
  | 'option' // {option} cannot have this value
  | 'seed' // not a seed
  | 'position' // not a position of this game
  | 'table' // there is no such table here
  | 'replay' // not a replay file
  | 'takeaway' // of everything that a browser had, but not whole, or of another version
  | 'replay-line' // line {line} of the file cannot be followed
  | 'replay-version' // played by version {rules} of the rules, this is {version}
  | 'replay-pack' // played with a component pack that this browser does not know: a server can check it
  | 'replay-commitment' // the seed is not the one that was committed to
  | 'replay-fingerprint' // at line {line}: the file was edited, or the rules have changed
  | 'replay-cut' // the end of the file is missing
  | 'version' // the server plays by version {rules} of the rules, this page by {version}: load it again
  | 'server' // the server says {text} ({status})
  | 'robots' // where robots think could not be loaded: no network
  | 'offline'; // no server can be reached

/** A table, here or on a server: the shell does not care which. */
export interface Session {
  readonly id: string;
  readonly game: string;
  readonly description: Description;
  readonly online: boolean;
  readonly screen: Readable<Screen>;
  readonly seats: Readable<SeatInfo[]>;
  readonly log: Readable<Happening[]>;
  readonly chat: Readable<ChatLine[]>;
  readonly connection: Readable<'here' | 'connecting' | 'lost'>;
  /** Seats played on this device (hot-seat: several); [] is a spectator. */
  readonly mine: Seat[];
  /** Whose eyes; at a hot-seat table the device is passed on. */
  look(seat: Seat | null): void;
  /** Rejects with Refused. */
  play(seat: Seat, move: number): Promise<void>;
  undo(seat: Seat): Promise<void>;
  /** A chain of moves on a copy; null where only the table itself can know what comes of it. */
  whatIf(seat: Seat, moves: number[]): Preview | null;
  /** The rule that forbids a move; null if none does. */
  whyNot(seat: Seat, move: number): { rule: string } | null;
  /** What a robot would do in the seat's place; null where there is nothing to decide, or hints are not for this table. */
  hint(seat: Seat): Promise<Hint | null>;
  say(text: string): Promise<void>;
  close(): void;
}

/** The texts of a game in one language. Names of seats were given when they were loaded. */
export interface Words {
  readonly lang: Lang;
  (id: string, args?: Record<string, string | number>): string;
  has(id: string): boolean;
  move(data: MoveData): string;
  event(event: GameEvent): string;
  ask(question: Question): string;
  name(code: string, id: string): string;
  /** The sentence of a rule; null if there is none with this id, or the rules are not loaded yet. */
  rule(id: string): { id: string; text: string } | null;
}

/** The rules of a game for players. */
export interface RulesPage {
  title: string;
  intro: RulesLine[];
  sections: RulesSection[];
}
export interface RulesSection {
  title: string;
  /** 2 for a section, 3 for a part of one. */
  level: number;
  /** In their order. */
  lines: RulesLine[];
}
/** A rule with its id, or a paragraph with none. Code keeps its lines. */
export interface RulesLine {
  id: string;
  text: string;
  code?: true;
}

// --- all that is static about a game, as `game.describe()` gives it, less its texts

/** What the lobby knows of a game before its rules are loaded. */
export interface CatalogueEntry {
  game: string;
  version: number;
  title: Record<Lang, string>;
  players: { min: number; max: number; recommended: number };
  minutes: number;
  age: number;
  credits: Record<string, string[]>;
  options: Option[];
  /** Which values do not go together: by number of players a bit (in base64) for each combination of these options. */
  refused: { options: string[]; bits: Record<number, string> };
}
export type OptionValue = string | number | boolean;
export interface Option {
  name: string;
  values: OptionValue[];
  each_seat: boolean;
  /** Where each seat chooses: the values that only one of them may have. */
  single?: OptionValue[];
}

export interface Description extends CatalogueEntry {
  components: Record<string, unknown>;
  moves: { count: number; most: number; kinds: Record<string, MoveKind>; reasons: string[] };
  /** The bytes that a search needs, and how much players of each level think. */
  search: { memory: number; levels: Record<string, Thought> };
  asks: Record<string, Worded>;
  events: Record<string, Worded>;
  layout: { position: string; facts: string; hash: string; records: Record<string, RecordLayout> };
  codes: Record<string, Code>;
}
export interface Thought {
  iterations: number;
  doubt: number;
}
/** Ids by number (null: no value has it), or the bounds of a code that goes by its numbers. */
export type Code = (string | null)[] | Span;
export interface Span {
  low: number;
  high: number;
}
export interface MoveKind {
  base: number;
  count: number;
  asks: string[];
  when: string;
  refused: string;
  secret: boolean;
  parameters: Record<string, string | Span>;
}
export interface Worded {
  number: number;
  words: Record<string, string>;
}
export interface RecordLayout {
  size: number;
  fields: FieldLayout[];
}
export type Audience = 'public' | 'owner' | 'nobody' | 'known';
export type FieldLayout = Shape & { name: string; at: number; who?: Audience; mask?: string; seats?: true };
export type Shape = ScalarShape | ArrayShape | SeqShape | RecordShape;
export interface ScalarShape {
  type: 'b' | 'B' | 'h' | 'H' | 'i' | 'I' | 'q';
  bool?: true;
  code?: string;
  set?: true;
  maybe?: true;
}
export interface ArrayShape {
  array: Shape;
  count: number;
  step: number;
}
export interface SeqShape {
  seq: Shape;
  most: number;
  step: number;
  length: { type: 'b' | 'h'; at: number };
}
export interface RecordShape {
  record: string;
}
