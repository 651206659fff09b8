/** A lesson is data: a deal, what is said, what the learner does and what the others do. One folder a game, texts in both languages beside it. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { Trouble, type Lang, type MoveData, type Seat } from '../contract';

export interface Lesson {
  players: number;
  seed: string;
  options: Record<string, unknown>;
  learner: Seat;
  /** What has been played before the first call-out. */
  before?: Played[];
  steps: Step[];
}
export type Played = [Seat, MoveData];
export interface Step {
  /** The text of the call-out. */
  say: string;
  /** What it is about: selectors of a labelled thing on the board, the first that is there. What must be pressed is found by its move. */
  at?: string;
  /** What the learner does to go on; without it there is a button. */
  play?: MoveData[];
  /** What the others do then. */
  then?: Played[];
}

const lessons = import.meta.glob<Lesson>('./*/lesson.json', { import: 'default' });
const texts = import.meta.glob<string>('./*/*.ftl', { query: '?raw', import: 'default' });

export const GAMES = Object.keys(lessons).map((path) => path.split('/')[1]!);

export function loadLesson(game: string): Promise<Lesson> {
  const load = lessons[`./${game}/lesson.json`];
  if (!load) throw new Trouble('game', { game });
  return load();
}

export interface Texts {
  (id: string): string;
  has(id: string): boolean;
}

/** The texts of a game's lesson and of its card with the goal. */
export async function loadTexts(game: string, lang: Lang): Promise<Texts> {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  bundle.addResource(new FluentResource(await texts[`./${game}/${lang}.ftl`]!()));
  const say = (id: string): string => {
    const message = bundle.getMessage(id);
    return message?.value ? bundle.formatPattern(message.value) : id;
  };
  return Object.assign(say, { has: (id: string) => bundle.hasMessage(id) });
}
