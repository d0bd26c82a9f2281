import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { type Db, letWorkForLong } from '../db.js';
import type { EventTypes } from '../event-types.js';
import { type Projection, UnreadableEvent } from '../project/projection.js';
import type { EventRow, Recorded } from '../recorded.js';
import { ledgerHeads, logPages } from './log-pages.js';
import {
  addSecondIndexes,
  createSideBySideTables,
  dropSideBySideTables,
  rowsThatDiffer,
  swapTables,
  writingSideBySide,
} from './side-by-side-tables.js';

/** A round of catching up that took no longer leaves little enough to be done while writers wait, in milliseconds. */
const shortRound = 200;
/** Rounds after which the log is growing faster than it can be replayed. */
const mostRounds = 1_000;
/** How often the tables are tried to be exchanged: a reader that takes its time is let go first. */
const mostExchanges = 60;
/** Longest wait for a lock while writers wait, in milliseconds: before PostgreSQL looks for deadlocks (1 s), and long before writers give up (3 s). */
const lockWait = 500;
/** Longest pause of ours while writers wait, in milliseconds: past it PostgreSQL ends the exchange, and they go on. */
const longestPause = 3_000;

/** Replays the log into copies of a projection's tables, beside the living ones. */
export class SideBySideRebuild {
  /** Position up to which each ledger was replayed. */
  private done = new Map<number, number>();
  private replayed = 0;

  constructor(
    private readonly pool: pg.Pool,
    private readonly types: EventTypes,
    private readonly projection: Projection,
  ) {}

  /** The copies take the place of the living tables. @returns the number of events replayed */
  async replace(): Promise<number> {
    await this.build('logged', async (writer, reader) => {
      await this.catchUpWhileOthersWrite(writer, reader);
      await addSecondIndexes(writer, this.projection.tables);
      await this.catchUpWhileOthersWrite(writer, reader);
      await this.swap(writer, reader);
    });
    return this.replayed;
  }

  /**
   * The copies are compared with the living tables as of one moment, and go. Nobody waits for it.
   * @returns the number of rows that are in one only
   */
  async compare(): Promise<number> {
    let differing = 0;
    await this.build('unlogged', async (writer, reader) => {
      await this.catchUpWhileOthersWrite(writer, reader);
      await writer.query('begin isolation level repeatable read');
      await this.catchUp(writer, reader);
      differing = await rowsThatDiffer(writer, this.projection.tables);
      await writer.query('commit');
      await dropSideBySideTables(writer, this.projection.tables);
    });
    return differing;
  }

  private async build(
    kind: 'logged' | 'unlogged',
    work: (writer: pg.PoolClient, reader: pg.PoolClient) => Promise<void>,
  ): Promise<void> {
    const clients: pg.PoolClient[] = [];
    try {
      const writer = await this.connect(clients);
      const reader = await this.connect(clients);
      await writer.query("select pg_advisory_lock(hashtext('twin build ' || $1))", [this.projection.name]);
      await createSideBySideTables(writer, this.projection.tables, kind);
      await work(writer, reader);
    } finally {
      // their settings and the advisory lock go with the connections
      for (const client of clients) client.release(true);
    }
  }

  private async connect(clients: pg.PoolClient[]): Promise<pg.PoolClient> {
    const client = await this.pool.connect();
    clients.push(client);
    letWorkForLong(client);
    await client.query(
      `set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0;
       set synchronous_commit = off`,
    );
    return client;
  }

  private async catchUpWhileOthersWrite(writer: pg.PoolClient, reader: pg.PoolClient): Promise<void> {
    for (let round = 0; round < mostRounds; round++) {
      const started = performance.now();
      await this.catchUp(writer, reader);
      if (performance.now() - started < shortRound) return;
    }
    throw new Error(`The log grows faster than ${this.projection.name} can be rebuilt: try again in a calmer hour`);
  }

  /** Replays what is new, up to the heads as this transaction, or this moment, sees them. */
  private async catchUp(writer: pg.PoolClient, reader: pg.PoolClient): Promise<void> {
    const heads = await ledgerHeads(writer);
    const copies = writingSideBySide(writer, this.projection.tables);
    const { types } = this.projection;
    for await (const { ledger, position, rows } of logPages(reader, { types, heads, read: this.done })) {
      await this.apply(rows, copies);
      this.done.set(ledger, position);
      this.replayed += rows.length;
    }
  }

  private async apply(rows: readonly EventRow[], copies: Db): Promise<void> {
    // guard: a rebuild does not leave out what it cannot read
    const recorded = rows.map((row) => this.read(row));
    try {
      await this.projection.apply(recorded, copies);
    } catch (error) {
      if (!isOfTheEvents(error)) throw error;
      const [first, last] = [rows[0], rows.at(-1)].map((row) => `${row?.ledger}:${row?.position}`);
      throw new UnreadableEvent(`${this.projection.name} cannot take an event from ${first} to ${last}`, error);
    }
  }

  private read(row: EventRow): Recorded {
    try {
      return this.types.read(row);
    } catch (cause) {
      const which = `${row.ledger}:${row.position}`;
      throw new UnreadableEvent(`${this.projection.name} cannot read event ${which}`, cause as Error);
    }
  }

  /** Exchanges the tables while writers wait; whoever reads for long is waited for outside of that. */
  private async swap(writer: pg.PoolClient, reader: pg.PoolClient): Promise<void> {
    for (let nth = 1; ; nth++) {
      const before = { done: new Map(this.done), replayed: this.replayed };
      try {
        return await this.tryToExchange(writer, reader);
      } catch (error) {
        await writer.query('rollback');
        Object.assign(this, before);
        if (!isWait(error) || nth === mostExchanges) throw error;
        await pause(Math.min(100 * nth, 2_000));
        await this.catchUpWhileOthersWrite(writer, reader);
      }
    }
  }

  private async tryToExchange(writer: pg.PoolClient, reader: pg.PoolClient): Promise<void> {
    const { name, tables, version } = this.projection;
    // guard: a rebuild that stands still does not keep the writers
    await writer.query(
      `begin; set local synchronous_commit = on; set local idle_in_transaction_session_timeout = ${longestPause}`,
    );
    // this ends an autovacuum, and keeps nobody else out
    await writer.query(`lock table ${tables.join(', ')} in share update exclusive mode`);
    // guard: a rebuild that waits lets the writers go on
    await writer.query(`set local lock_timeout = ${lockWait}; lock table log.head in exclusive mode`);
    // guard: a rebuild has what was written while it ran
    await this.catchUp(writer, reader);
    await writer.query(`lock table ${tables.join(', ')} in access exclusive mode`);
    await swapTables(writer, tables);
    await noteBuilt(writer, { name, version });
    await writer.query('commit');
  }
}

/** What they say is not what a row may be, or is not there at all; nothing was away. */
const isOfTheEvents = (error: unknown): error is Error =>
  error instanceof TypeError || /^2[23]/.test(String((error as { code?: string }).code));

/** Waited too long, or a deadlock that ends when one lets go. */
const isWait = (error: unknown): boolean => ['55P03', '40P01'].includes(String((error as { code?: string }).code));

async function noteBuilt(db: Db, { name, version }: Pick<Projection, 'name' | 'version'>): Promise<void> {
  await db.query(
    `insert into log.checkpoint (subscription, ledger, position) select $1, ledger, position from log.head
     on conflict (subscription, ledger) do update set position = excluded.position`,
    [name],
  );
  await db.query(
    `insert into log.reader (name, kind, version, since) values ($1, 'inline', $2, now())
     on conflict (name) do update set version = excluded.version, since = excluded.since`,
    [name, version],
  );
}
