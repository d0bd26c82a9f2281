import type { ClientBase } from 'pg';
import type { Message } from '../kernel/decider.js';
import type { Recorded } from './recorded.js';

/** Where a projection writes: the transaction of the append, or of the rebuild. */
export type Db = Pick<ClientBase, 'query'>;

type Rows<Event extends Message> = {
  readonly [T in Event['type']]?: (recorded: Recorded<Extract<Event, { type: T }>>, db: Db) => Promise<unknown>;
};

/** A read model that follows the log inside the transaction of the append. */
export interface Projection {
  readonly name: string;
  /** The tables that it alone writes, schema-qualified; a rebuild empties them first. */
  readonly tables: readonly string[];
  apply(recorded: Recorded, db: Db): Promise<void>;
}

/** Builds a projection from a table of event types; types without a row pass by. */
export const projection = <Event extends Message>(
  name: string,
  { tables, on }: { readonly tables: readonly string[]; readonly on: Rows<Event> },
): Projection => ({
  name,
  tables,
  apply: async (recorded, db) => {
    const row = (on as Record<string, ((recorded: Recorded, db: Db) => Promise<unknown>) | undefined>)[
      recorded.event.type
    ];
    await row?.(recorded, db);
  },
});
