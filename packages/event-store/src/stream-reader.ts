import type pg from 'pg';
import { rowsOf } from './db.js';
import type { EventTypes } from './event-types.js';
import { type EventRow, eventColumns, type Recorded } from './recorded.js';

/** How far somebody reads: up to a moment, a position or a version, that event included; of several, the earliest. */
export interface Until {
  readonly at?: Date | undefined;
  readonly position?: number | undefined;
  readonly version?: number | undefined;
}

/**
 * Reads single streams as today's program understands them, also as they were. The key events_stream_version (ledger,
 * stream, version) leads straight to them and gives their order; `at` and `position` are looked at only within one.
 */
export class StreamReader {
  constructor(
    private readonly pool: pg.Pool,
    private readonly types: EventTypes,
  ) {}

  /**
   * The events of a stream, oldest first, without a hole: clocks of two processes may disagree, and what was decided on
   * an event never comes without it.
   */
  async readUntil(ledger: number, stream: string, { at, position, version }: Until = {}): Promise<Recorded[]> {
    const rows = await rowsOf<EventRow>(
      this.pool,
      `select ${eventColumns} from log.events
       where ledger = $1 and stream = $2 and ($3::bigint is null or position <= $3) and ($4::int is null or version <= $4)
         and ($5::timestamptz is null or version <= (
           select max(version) from log.events where ledger = $1 and stream = $2 and at <= $5))
       order by version`,
      [ledger, stream, position ?? null, version ?? null, at ?? null],
    );
    return rows.map((row) => this.types.read(row));
  }
}
