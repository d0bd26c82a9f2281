import { Injectable } from '@nestjs/common';
import pg from 'pg';

/** What a booking has of guest passes, as the projection wrote it. */
export interface GuestPassUse {
  readonly booking: string;
  readonly period: string;
  readonly passes: number;
  readonly usedAt: Date;
}

/** Guest passes of bookings. */
@Injectable()
export class GuestPassRows {
  constructor(private readonly pool: pg.Pool) {}

  /** The account whose passes a booking was placed with; undefined where it was placed without. */
  async holderOf(booking: string): Promise<number | undefined> {
    const { rows } = await this.pool.query<{ userId: number }>(
      'select user_id as "userId" from guest_passes.uses where booking_id = $1',
      [booking],
    );
    return rows[0]?.userId;
  }

  /** All of an account, the latest first. */
  async ofAccount(userId: number): Promise<GuestPassUse[]> {
    const { rows } = await this.pool.query<GuestPassUse>(
      `select booking_id as booking, period, passes, used_at as "usedAt" from guest_passes.uses
       where user_id = $1 order by used_at desc`,
      [userId],
    );
    return rows;
  }
}
