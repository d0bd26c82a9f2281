import type { EventTypes, Recorded } from '@northlight/event-store';
import { type EventRow, eventColumns } from '@northlight/event-store/rows';
import type pg from 'pg';
import { createPool } from '../../../platform/database/database.js';
import type { Entry } from './breaches.js';
import { type Day, rowsOf } from './row-audit.js';
import type { MoneyEntry } from './voucher-audit.js';
import type { IssuedVoucher } from './voucher-stories.js';

/** Looks at a story from outside: whatever breaks in it, its own connections do not. */
export class Observer {
  private readonly pool: pg.Pool;

  constructor(
    connectionString: string,
    private readonly types: EventTypes,
  ) {
    this.pool = createPool({ DATABASE_URL: connectionString }, { max: 4, name: 'observer' });
  }

  async head(ledger: number): Promise<number> {
    const text = 'select position from log.head where ledger = $1';
    const { rows } = await this.pool.query<{ position: number }>(text, [ledger]);
    return rows[0]?.position ?? 0;
  }

  async logAfter(ledger: number, position: number): Promise<Entry[]> {
    return (await this.events('ledger = $1 and position > $2', [ledger, position])) as Entry[];
  }

  async moneyOf({ ledger, id }: IssuedVoucher): Promise<MoneyEntry[]> {
    return (await this.events('ledger = $1 and stream = $2', [ledger, `voucher/${id}`])) as MoneyEntry[];
  }

  /** The seats that the board says are taken, of the slots of a day. */
  async boardOf({ venueId, date }: Day): Promise<Map<string, number>> {
    const { rows } = await this.pool.query<{ id: string; taken: number }>(
      'select slot_id as id, booked_count as taken from booking.slots where venue_id = $1 and experience_id = 1 and date = $2',
      [venueId, date],
    );
    return new Map(rows.map(({ id, taken }) => [id, taken]));
  }

  rowsOf(day: Day): ReturnType<typeof rowsOf> {
    return rowsOf(this.pool, day);
  }

  /** How often each thing happened: a story in which nothing does would prove nothing. */
  async happened(): Promise<Record<string, number>> {
    const { rows } = await this.pool.query<{ type: string; count: number }>(
      'select type, count(*)::int as count from log.events group by type',
    );
    return Object.fromEntries(rows.map(({ type, count }) => [type, count]));
  }

  async cutOneConnection(): Promise<void> {
    await this.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and application_name <> 'observer' order by random() limit 1`,
    );
  }

  end(): Promise<void> {
    return this.pool.end();
  }

  private async events(where: string, values: readonly unknown[]): Promise<Recorded[]> {
    const text = `select ${eventColumns} from log.events where ${where} order by position`;
    const { rows } = await this.pool.query<EventRow>(text, [...values]);
    return rows.map((row) => this.types.read(row));
  }
}
