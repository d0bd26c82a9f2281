import pg from 'pg';
import type { EventTypes } from './event-types.js';
import type { Db, Projection } from './projection.js';
import { type EventRow, eventColumns } from './recorded.js';
import { dropTwins, makeTwins, putTwinsInPlace, rowsThatDiffer, writingToTwins } from './twin-tables.js';

/** Events that are replayed in one transaction. */
const page = 2_000;

/** Replays the log into twins of a projection's tables, beside the living ones. */
export class TwinBuild {
  private readonly done = new Map<number, number>();
  private replayed = 0;

  constructor(
    private readonly pool: pg.Pool,
    private readonly types: EventTypes,
    private readonly projection: Projection,
  ) {}

  /** The twins take the place of the living tables. @returns the number of events replayed */
  async replace(): Promise<number> {
    await this.build(async (db) => {
      await putTwinsInPlace(db, this.projection.tables);
      await db.query(
        `insert into log.checkpoint (subscription, ledger, position) select $1, ledger, position from log.head
         on conflict (subscription, ledger) do update set position = excluded.position`,
        [this.projection.name],
      );
      await db.query(
        `insert into log.reader (name, kind, version, since) values ($1, 'inline', $2, now())
         on conflict (name) do update set version = excluded.version, since = excluded.since`,
        [this.projection.name, this.projection.version],
      );
    });
    return this.replayed;
  }

  /** The twins are compared with the living tables, and go. @returns the number of rows that are in one only */
  async compare(): Promise<number> {
    let differing = 0;
    await this.build(async (db) => {
      differing = await rowsThatDiffer(db, this.projection.tables);
      await dropTwins(db, this.projection.tables);
    });
    return differing;
  }

  /** Catches up with the log twice: while others write, and, for the rest, while they wait for `finish`. */
  private async build(finish: (db: Db) => Promise<void>): Promise<void> {
    const client = await this.pool.connect();
    try {
      await client.query(
        'set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0',
      );
      await client.query("select pg_advisory_lock(hashtext('twin build ' || $1))", [this.projection.name]);
      await makeTwins(client, this.projection.tables);
      do await client.query('begin');
      while ((await this.catchUpAndCommit(client)) >= page);
      await client.query('begin; lock table log.head in exclusive mode');
      await this.catchUp(client);
      await finish(client);
      await client.query('commit');
    } finally {
      // its settings and its advisory lock go with the connection
      client.release(true);
    }
  }

  private async catchUpAndCommit(db: Db): Promise<number> {
    const count = await this.catchUp(db);
    await db.query('commit');
    return count;
  }

  /** @returns the number of events that were new */
  private async catchUp(db: Db): Promise<number> {
    const before = this.replayed;
    const { rows: heads } = await db.query<Head>('select ledger, position from log.head order by ledger');
    for (const head of heads) {
      while ((this.done.get(head.ledger) ?? 0) < head.position) await this.nextPage(db, head);
    }
    return this.replayed - before;
  }

  private async nextPage(db: Db, { ledger, position }: Head): Promise<void> {
    const after = this.done.get(ledger) ?? 0;
    const { rows } = await db.query<EventRow>(
      `select ${eventColumns} from log.events where ledger = $1 and position > $2 and position <= $3
       order by position limit ${page}`,
      [ledger, after, position],
    );
    const twins = writingToTwins(db, this.projection.tables);
    await this.projection.apply(
      rows.map((row) => this.types.read(row)),
      twins,
    );
    this.done.set(ledger, rows.at(-1)?.position ?? position);
    this.replayed += rows.length;
  }
}

interface Head {
  readonly ledger: number;
  readonly position: number;
}
