// A value that changes and tells who listens; Svelte takes it for a store.

import type { Readable } from '../contract';

export interface Writable<T> extends Readable<T> {
  set(value: T): void;
}

export function store<T>(value: T): Writable<T> {
  const listeners = new Set<(value: T) => void>();
  return {
    get: () => value,
    set(next) {
      value = next;
      for (const run of [...listeners]) run(next);
    },
    subscribe(run) {
      listeners.add(run);
      run(value);
      return () => listeners.delete(run);
    },
  };
}
