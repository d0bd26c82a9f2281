import type pg from 'pg';
import type { LogPosition } from './log-position.js';
import { readLogPosition } from './log-position.js';

/** Milliseconds by which a replica may be behind and still be asked. */
export const MOST_BEHIND_MS = 5_000;
const positionOf = 'select pg_is_in_recovery() as "isReplica", pg_last_wal_replay_lsn()::text as position';

/** For so long a look is waited for: a server that is frozen says nothing. */
const LOOK_MS = 1_000;
/** Samples that are kept of what is missing: some minutes. */
const MOST_SAMPLES = 500;
const question = { text: positionOf, query_timeout: LOOK_MS };

/** Where the primary was at a moment, in milliseconds of a clock that only goes forward. */
interface Sample {
  readonly position: LogPosition;
  readonly at: number;
}

/** One copy of the database, and how far it has come. */
export class Replica {
  private replayed: LogPosition = 0n;
  private isThere = false;
  private looking: Promise<void> | undefined;
  /** What the primary had written and this one has not replayed, oldest first. */
  private missing: Sample[] = [];

  constructor(
    readonly name: string,
    readonly pool: pg.Pool,
  ) {}

  /** Whether it may be asked at all: it answers, is a replica, and is not far behind. */
  get isFit(): boolean {
    return this.isThere && this.behindMs < MOST_BEHIND_MS;
  }

  /** Milliseconds since the primary wrote the oldest thing that is missing here. */
  get behindMs(): number {
    const [oldest] = this.missing;
    return oldest ? performance.now() - oldest.at : 0;
  }

  /** True once it shows everything up to there, as far as was seen. */
  hasReached(position: LogPosition): boolean {
    return this.replayed >= position;
  }

  /** Learns where the primary is, by which it is told how late this one is. */
  isToReach(position: LogPosition): void {
    if (this.hasReached(position)) return;
    const last = this.missing.at(-1);
    // past so many the last one stands for all that follow: later than it is, and never fresher
    if (last && this.missing.length >= MOST_SAMPLES) this.missing[MOST_SAMPLES - 1] = { position, at: last.at };
    else this.missing.push({ position, at: performance.now() });
  }

  /** Looks how far it is; one that does not answer, or has become the primary, is not asked from then on. */
  look(): Promise<void> {
    this.looking ??= this.lookOnce().finally(() => {
      this.looking = undefined;
    });
    return this.looking;
  }

  private async lookOnce(): Promise<void> {
    try {
      const { rows } = await this.pool.query<{ isReplica: boolean; position: string | null }>(question);
      this.replayed = readLogPosition(rows[0]?.position ?? undefined) ?? 0n;
      this.isThere = rows[0]?.isReplica === true;
      // the primary lacks nothing
      this.missing = this.isThere ? this.missing.filter(({ position }) => position > this.replayed) : [];
    } catch {
      this.markAway();
    }
  }

  /** It is not asked until it has answered a look. */
  markAway(): void {
    this.isThere = false;
  }
}
