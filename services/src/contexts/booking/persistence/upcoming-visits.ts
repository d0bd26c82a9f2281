import { Injectable, type OnModuleInit } from '@nestjs/common';
import pg from 'pg';
import { Clock } from '../../../platform/kernel/clock.js';
import { ExperienceUses } from '../../catalog/index.js';

/** Visits that are still to come: what they are of stays in the catalogue. */
@Injectable()
export class UpcomingVisits implements OnModuleInit {
  constructor(
    private readonly pool: pg.Pool,
    private readonly clock: Clock,
    private readonly uses: ExperienceUses,
  ) {}

  onModuleInit(): void {
    this.uses.add((experienceId) => this.areOf(experienceId));
  }

  /** Whether somebody has booked this experience ahead; a hold that is over counts no more. */
  async areOf(experienceId: number): Promise<boolean> {
    const { rowCount } = await this.pool.query(
      `select 1 from booking.bookings where experience_id = $1 and coalesce(starts_at, date + interval '1 day') > $2
         and (status in ('confirmed', 'checked_in') or (status = 'pending' and (hold_until is null or hold_until > $2)))
       limit 1`,
      [experienceId, this.clock.now()],
    );
    return rowCount === 1;
  }
}
