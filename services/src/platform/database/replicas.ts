import { setTimeout as pause } from 'node:timers/promises';
import { Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import pg from 'pg';
import { Gauge } from 'prom-client';
import { Settings } from '../config/settings.js';
import { shareReads } from '../kernel/share-reads.js';
import { createPool } from './database.js';
import { type LogPosition, laterOf, ONLY_PRIMARY, readLogPosition } from './log-position.js';
import { readFromPrimary } from './reads-elsewhere.js';
import { Replica } from './replica.js';
import { TableChanges } from './table-changes.js';

const LOOK_EVERY_MS = 500;
/** For so long a read waits for a replica to show what it has to; then the primary is asked. */
const LONGEST_WAIT_MS = 150;
const LOOK_AGAIN_MS = 10;
const CONNECTIONS = 8;
const ANSWER_MS = 1_000;
/** Behind every commit that was answered before, on disk or not. */
const writtenPosition = 'select pg_current_wal_insert_lsn()::text as position';

let told: readonly Replica[] = [];
new Gauge({
  name: 'replica_behind_seconds',
  help: 'How late a replica is: since when the oldest thing that it lacks has been written',
  labelNames: ['replica'],
  collect() {
    for (const { name, behindMs } of told) this.set({ replica: name }, behindMs / 1_000);
  },
});
new Gauge({
  name: 'replica_is_asked',
  help: '1 for a replica that reads are sent to, 0 for one that is away, the primary, or too far behind',
  labelNames: ['replica'],
  collect() {
    for (const { name, isFit } of told) this.set({ replica: name }, isFit ? 1 : 0);
  },
});

/**
 * The copies of the database that answer reads (READER_URLS). Which one may answer is decided by positions of PostgreSQL's
 * log: it has to show what the visitor wrote himself, and every change of shared tables that this process has heard of.
 */
@Injectable()
export class Replicas implements OnModuleInit, OnApplicationShutdown {
  private readonly all: readonly Replica[];
  private readonly shareLooks = shareReads<LogPosition>();
  private timer: NodeJS.Timeout | undefined;
  private changes = 0;
  private turn = 0;
  /** Undefined while it is not known how far a change of a shared table is. */
  private changedAt: LogPosition | undefined;

  constructor(
    settings: Settings,
    private readonly primary: pg.Pool,
    private readonly tables: TableChanges,
  ) {
    const addresses = settings.READER_URLS?.split(',') ?? [];
    this.all = addresses.map((url) => {
      const limits = { max: CONNECTIONS, name: 'northlight-reads', connectMs: ANSWER_MS };
      return new Replica(new URL(url).host, createPool({ DATABASE_URL: url }, limits));
    });
  }

  get areThere(): boolean {
    return this.all.length > 0;
  }

  async onModuleInit(): Promise<void> {
    if (!this.areThere) return;
    told = this.all;
    this.tables.onChange(() => void this.noteChange());
    await this.noteChange();
    await this.look();
    this.timer = setInterval(() => void this.look(), LOOK_EVERY_MS).unref();
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await Promise.all(this.all.map(({ pool }) => pool.end()));
  }

  /** Where the primary's log ends now; whoever reads from there on sees what has been committed. @throws while it is away */
  position(): Promise<LogPosition> {
    return this.shareLooks('', async () => {
      const { rows } = await readFromPrimary(() => this.primary.query<{ position: string }>(writtenPosition));
      return readLogPosition(rows[0]?.position) ?? ONLY_PRIMARY;
    });
  }

  /**
   * A replica that shows everything up to a position, and all changes of shared tables that were heard of here.
   * @returns undefined where only the primary does, and none gets there within LONGEST_WAIT_MS
   */
  async thatShow(own: LogPosition): Promise<Replica | undefined> {
    if (!this.tables.isCurrent || this.changedAt === undefined || own === ONLY_PRIMARY) return undefined;
    const position = laterOf(own, this.changedAt);
    const waitsUntil = performance.now() + LONGEST_WAIT_MS;
    for (;;) {
      const fit = this.all.filter(({ isFit }) => isFit);
      const found = this.oneOf(fit.filter((replica) => replica.hasReached(position)));
      if (found || fit.length === 0 || performance.now() > waitsUntil) return found;
      await Promise.race([...fit.map((replica) => replica.look()), pause(LONGEST_WAIT_MS)]);
      if (!fit.some((replica) => replica.hasReached(position))) await pause(LOOK_AGAIN_MS);
    }
  }

  /** Each in its turn: a second replica takes half of the reads. */
  private oneOf(replicas: readonly Replica[]): Replica | undefined {
    this.turn = (this.turn + 1) % Math.max(1, replicas.length);
    return replicas[this.turn];
  }

  private async noteChange(): Promise<void> {
    const change = ++this.changes;
    this.changedAt = undefined;
    const position = await this.position().catch(() => undefined);
    if (change === this.changes) this.changedAt = position;
  }

  private async look(): Promise<void> {
    const position = await this.position().catch(() => undefined);
    if (position !== undefined) for (const replica of this.all) replica.isToReach(position);
    if (this.changedAt === undefined && position !== undefined) await this.noteChange();
    await Promise.all(this.all.map((replica) => replica.look()));
  }
}
