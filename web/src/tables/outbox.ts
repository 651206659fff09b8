// Moves that the server has not acknowledged yet. They outlive a reload, and are sent again until there is an answer: the
// same id has no second effect.

import type { Seat } from '../contract';

export type Message =
  | { do: 'move'; id: string; seat: Seat; move: number; at: number }
  | { do: 'undo'; id: string; seat: Seat }
  | { do: 'say'; id: string; text: string };

interface Waiting {
  resolve(sequence: number): void;
  reject(why: Error): void;
}

export class Outbox {
  readonly #key: string;
  readonly #messages = new Map<string, Message>();
  readonly #waiting = new Map<string, Waiting>();

  constructor(table: string) {
    this.#key = `outbox-${table}`;
    try {
      const found = JSON.parse(localStorage.getItem(this.#key) ?? '[]') as Message[];
      for (const message of found) this.#messages.set(message.id, message);
    } catch {
      // nothing is kept here, or it cannot be read
    }
  }

  get messages(): Message[] {
    return [...this.#messages.values()];
  }

  has(id: string): boolean {
    return this.#messages.has(id);
  }

  /** Done when the server has acknowledged it: then the table was at this sequence. */
  add(message: Message): Promise<number> {
    this.#messages.set(message.id, message);
    this.#keep();
    return new Promise((resolve, reject) => this.#waiting.set(message.id, { resolve, reject }));
  }

  /** The server has stored it, or says why not. */
  answered(id: string, answer: number | Error): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (!this.#messages.delete(id)) return;
    this.#keep();
    if (typeof answer === 'number') waiting?.resolve(answer);
    else waiting?.reject(answer);
  }

  #keep(): void {
    try {
      if (this.#messages.size) localStorage.setItem(this.#key, JSON.stringify(this.messages));
      else localStorage.removeItem(this.#key);
    } catch {
      // then they live as long as the page
    }
  }
}

export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (word) => word.toString(36)).join('');
}
