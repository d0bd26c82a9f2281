import { Injectable } from '@nestjs/common';
import pg from 'pg';
import type { Db } from '../../../platform/database/db.js';
import type { TillShift } from '../domain/till-shift.js';

const columns = `id, venue_id as "venueId", user_id as "userId", opened_at as "openedAt", float_cents as float,
  closed_at as "closedAt", counted_cents as counted`;

/** The shifts at the desks of the venues. */
@Injectable()
export class TillShifts {
  constructor(private readonly pool: pg.Pool) {}

  /** The shift that somebody has open at a venue. */
  async openOf(userId: number, venueId: number): Promise<TillShift | undefined> {
    const { rows } = await this.pool.query<TillShift>(
      `select ${columns} from till.shifts where user_id = $1 and venue_id = $2 and closed_at is null`,
      [userId, venueId],
    );
    return rows[0];
  }

  /** Those that began in a span, the first one first. */
  async begunIn(venueId: number, from: Date, to: Date): Promise<TillShift[]> {
    const { rows } = await this.pool.query<TillShift>(
      `select ${columns} from till.shifts where venue_id = $1 and opened_at >= $2 and opened_at < $3 order by opened_at`,
      [venueId, from, to],
    );
    return rows;
  }

  /** @returns whether there was none open: a person has one drawer at a venue */
  async open({ id, venueId, userId, openedAt, float }: TillShift, db: Db): Promise<boolean> {
    // guard: a person has one open till at a venue
    const { rowCount } = await db.query(
      `insert into till.shifts (id, venue_id, user_id, opened_at, float_cents) values ($1, $2, $3, $4, $5)
       on conflict do nothing`,
      [id, venueId, userId, openedAt, float],
    );
    return rowCount === 1;
  }

  /** As it is now; nobody else closes it until the transaction ends. */
  async lock(id: string, db: Db): Promise<TillShift | undefined> {
    const { rows } = await db.query<TillShift>(`select ${columns} from till.shifts where id = $1 for update`, [id]);
    return rows[0];
  }

  async close({ id, closedAt, counted }: TillShift, db: Db): Promise<void> {
    await db.query('update till.shifts set closed_at = $2, counted_cents = $3 where id = $1', [id, closedAt, counted]);
  }
}
