// Packed records as plain data: codes by their ids, sequences as lists, what the viewer may not see as null.

import type { Description, FieldLayout, ScalarShape, Seat, Shape } from '../contract';
import { hasBit, READ } from './scalars';

/** Who looks: a seat, a spectator (who sees what is public), or somebody who looks back and sees everything. */
export const SPECTATOR = -1;
export const EVERYTHING = -2;

/** Reads what lies at a place; `hidden` if its surrounding is, `seat` is the owner of the surrounding element. */
type Reader = (view: DataView, at: number, viewer: number, hidden: boolean, seat: Seat) => unknown;

const NO_SEAT = -3;

export class Readers {
  readonly #made = new Map<string, Reader>();

  constructor(private readonly description: Description) {}

  /** The record with this name as plain data. */
  read(record: string, bytes: Uint8Array, viewer: number): any {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    return this.#record(record)(view, 0, viewer, false, NO_SEAT);
  }

  field(record: string, name: string): FieldLayout {
    const found = this.description.layout.records[record]!.fields.find((field) => field.name === name);
    if (!found) throw new Error(`${record} has no field ${name}`);
    return found;
  }

  #record(name: string): Reader {
    const known = this.#made.get(name);
    if (known) return known;
    const { fields } = this.description.layout.records[name]!;
    const readers = fields.map((field) => this.#field(name, field));
    const read: Reader = (view, at, viewer, hidden, seat) => {
      const found: Record<string, unknown> = {};
      for (let i = 0; i < fields.length; i++) found[fields[i]!.name] = readers[i]!(view, at, viewer, hidden, seat);
      return found;
    };
    this.#made.set(name, read);
    return read;
  }

  /** A field as part of its record: who may see it is said here. */
  #field(record: string, field: FieldLayout): Reader {
    const hides = this.#hides(record, field);
    if (!field.seats || !('array' in field)) {
      const read = this.#shape(field);
      return (view, at, viewer, hidden, seat) =>
        read(view, at + field.at, viewer, hides(view, at, viewer, hidden, seat), seat);
    }
    const { count, step } = field;
    const read = this.#shape(field.array);
    return (view, at, viewer, hidden) =>
      Array.from({ length: count }, (_, seat) =>
        read(view, at + field.at + step * seat, viewer, hides(view, at, viewer, hidden, seat), seat),
      );
  }

  #hides(record: string, field: FieldLayout): (...told: Parameters<Reader>) => boolean {
    switch (field.who) {
      case undefined:
        return (_view, _at, _viewer, hidden) => hidden;
      case 'public':
        return () => false;
      case 'nobody':
        return (_view, _at, viewer) => viewer !== EVERYTHING;
      case 'owner':
        return (_view, _at, viewer, _hidden, seat) => viewer !== EVERYTHING && viewer !== seat;
      case 'known': {
        const mask = this.field(record, field.mask!).at;
        return (view, at, viewer) => viewer !== EVERYTHING && (viewer < 0 || !hasBit(view, at + mask, viewer));
      }
    }
  }

  #shape(shape: Shape): Reader {
    if ('record' in shape) return this.#record(shape.record);
    if ('type' in shape) return this.#scalar(shape);
    const item = this.#shape('array' in shape ? shape.array : shape.seq);
    const { step } = shape;
    const length = 'seq' in shape ? shape.length : null;
    return (view, at, viewer, hidden, seat) => {
      const count = length ? READ[length.type](view, at + length.at) : (shape as { count: number }).count;
      return Array.from({ length: count }, (_, i) => item(view, at + step * i, viewer, hidden, seat));
    };
  }

  #scalar(shape: ScalarShape): Reader {
    const meaning = this.#meaning(shape);
    return (view, at, _viewer, hidden) => (hidden ? null : meaning(view, at));
  }

  /** What a stored number stands for. What may be nothing is stored plus one. */
  #meaning(shape: ScalarShape): (view: DataView, at: number) => unknown {
    const read = READ[shape.type];
    if (shape.bool) return (view, at) => read(view, at) !== 0;
    if (shape.code === undefined) return read;
    const code = this.description.codes[shape.code]!;
    if (shape.set) {
      const members: [number, unknown][] = Array.isArray(code)
        ? code.flatMap((id, number): [number, unknown][] => (id === null ? [] : [[number, id]]))
        : Array.from({ length: code.high - code.low + 1 }, (_, i) => [code.low + i, code.low + i]);
      return (view, at) => members.filter(([number]) => hasBit(view, at, number)).map(([, id]) => id);
    }
    const named = Array.isArray(code) ? (number: number) => code[number] ?? null : (number: number) => number;
    if (!shape.maybe) return (view, at) => named(read(view, at));
    return (view, at) => {
      const stored = read(view, at);
      return stored === 0 ? null : named(stored - 1);
    };
  }
}
