import type { Message } from './decider/decider.js';
import type { EventRow, Recorded } from './recorded.js';

type Data = Record<string, unknown>;

/** Turns the data of one schema into that of the next. */
export type Upcaster = (data: Data) => Data;

/**
 * What is said of an event type. `upcast[0]` turns schema 1 into 2, `upcast[1]` 2 into 3, and so on;
 * today's schema is one more than there are upcasters. Events are forever: add, upcast, never edit (docs/adr/0004).
 */
export interface EventType {
  readonly upcast?: readonly Upcaster[];
  /** This program can read it and does not write it yet: a release later it does, once every process can read it. */
  readonly isOnlyRead?: boolean;
}

/** Every event type that this program can read and write. */
export class EventTypes {
  private readonly types = new Map<string, readonly Upcaster[]>();
  private readonly onlyRead = new Set<string>();

  add(types: Readonly<Record<string, EventType>>): void {
    for (const [type, { upcast = [], isOnlyRead }] of Object.entries(types)) {
      if (this.types.has(type))
        throw new Error(`${type} is published twice: an event belongs to one part of a program`);
      this.types.set(type, upcast);
      if (isOnlyRead) this.onlyRead.add(type);
    }
  }

  /** The latest schema of each type that this program can read. */
  get readable(): Readonly<Record<string, number>> {
    return Object.fromEntries([...this.types].map(([type, upcasters]) => [type, upcasters.length + 1]));
  }

  /** The schema of each type that this program writes. */
  get written(): Readonly<Record<string, number>> {
    return Object.fromEntries(Object.entries(this.readable).filter(([type]) => !this.onlyRead.has(type)));
  }

  /** The schema under which `type` is written today. @throws for one that is only read so far */
  schemaOf(type: string): number {
    const schema = this.upcastersOf(type).length + 1;
    // guard: an event that others cannot read yet is not written
    if (this.onlyRead.has(type)) throw new Error(`${type} is only read so far: a release later it may be written`);
    return schema;
  }

  /** The row as today's program understands it. @throws when the type is not known, or the schema is of the future */
  read(row: EventRow): Recorded {
    const { ledger, position, stream, version, meta, at } = row;
    return { ledger, position, stream, version, meta, at, event: this.eventOf(row) };
  }

  /** The same of an event alone, without its place in the log. */
  eventOf({ type, schema, data }: Pick<EventRow, 'type' | 'schema' | 'data'>): Message {
    const upcasters = this.upcastersOf(type);
    // guard: an event of a newer program is not misread
    if (schema > upcasters.length + 1) throw new Error(`${type} has schema ${schema}, newer than this program`);
    // guard: an old event is read as today
    const today = upcasters.slice(schema - 1).reduce((older, upcast) => upcast(older), data);
    return { type, ...today };
  }

  private upcastersOf(type: string): readonly Upcaster[] {
    const upcasters = this.types.get(type);
    // guard: an event that nobody knows is not passed over
    if (!upcasters)
      throw new Error(`Nothing is known of the event ${type}: publish it, or upcast it into one that is known`);
    return upcasters;
  }
}
