import pg from 'pg';
import { EventTypes } from './event-types.js';
import type { Db, Projection } from './projection.js';
import { type EventRow, eventColumns, type Recorded } from './recorded.js';

const page = 2_000;

/** The inline projections of all rooms: fed in the append's own transaction, rebuilt by one command. */
export class Projections {
  private readonly all = new Map<string, Projection>();

  constructor(
    private readonly pool: pg.Pool,
    private readonly types: EventTypes,
  ) {}

  add(projections: readonly Projection[]): void {
    for (const projection of projections) this.all.set(projection.name, projection);
  }

  get names(): string[] {
    return [...this.all.keys()];
  }

  /** Applies fresh events to every projection and moves their checkpoints, all in the append's transaction. */
  async applyInline(recorded: readonly Recorded[], db: Db): Promise<void> {
    const last = recorded.at(-1);
    if (!last) return;
    for (const projection of this.all.values()) {
      for (const event of recorded) await projection.apply(event, db);
    }
    await moveCheckpoints(db, this.names, last);
  }

  /** Where each projection stands on each ledger, and how far behind the log that is. */
  async status(): Promise<{ projection: string; ledger: number; position: number; behind: number }[]> {
    const { rows } = await this.pool.query(
      `select name as projection, head.ledger, coalesce(c.position, 0) as position, head.position - coalesce(c.position, 0) as behind
       from unnest($1::text[]) as name cross join log.head
       left join log.checkpoint c on c.subscription = name and c.ledger = head.ledger
       order by name, head.ledger`,
      [this.names],
    );
    return rows;
  }

  /**
   * Empties a projection and replays the whole log into it, in one transaction that holds every ledger: readers see
   * the old rows until the commit, writers wait. @returns the number of events replayed
   * @throws when no projection has this name
   */
  async rebuild(name: string): Promise<number> {
    const projection = this.all.get(name);
    if (!projection) throw new Error(`There is no projection ${name}. There are: ${this.names.join(', ')}`);
    const client = await this.pool.connect();
    try {
      await client.query('begin');
      await client.query('set local statement_timeout = 0; set local lock_timeout = 0');
      const count = await this.replay(projection, client);
      await client.query('commit');
      return count;
    } catch (error) {
      await client.query('rollback');
      throw error;
    } finally {
      client.release();
    }
  }

  private async replay(projection: Projection, db: Db): Promise<number> {
    const { rows: heads } = await db.query<{ ledger: number }>(
      'select ledger from log.head order by ledger for update',
    );
    await db.query(projection.tables.map((table) => `delete from ${table};`).join(' '));
    let count = 0;
    for (const { ledger } of heads) {
      for await (const recorded of this.eventsOf(db, ledger)) {
        await projection.apply(recorded, db);
        count++;
      }
      await db.query(
        `insert into log.checkpoint (subscription, ledger, position) select $1, ledger, position from log.head where ledger = $2
         on conflict (subscription, ledger) do update set position = excluded.position`,
        [projection.name, ledger],
      );
    }
    return count;
  }

  private async *eventsOf(db: Db, ledger: number): AsyncGenerator<Recorded> {
    for (let after = 0; ; ) {
      const { rows } = await db.query<EventRow>(
        `select ${eventColumns} from log.events where ledger = $1 and position > $2 order by position limit ${page}`,
        [ledger, after],
      );
      for (const row of rows) yield this.types.read(row);
      if (rows.length < page) return;
      after = rows.at(-1)?.position ?? after;
    }
  }
}

const moveCheckpoints = (db: Db, names: readonly string[], { ledger, position }: Recorded) =>
  db.query(
    `insert into log.checkpoint (subscription, ledger, position) select name, $2, $3 from unnest($1::text[]) as name
     on conflict (subscription, ledger) do update set position = excluded.position`,
    [names, ledger, position],
  );
