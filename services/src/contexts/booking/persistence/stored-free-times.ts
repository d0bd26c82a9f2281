import { Injectable } from '@nestjs/common';
import pg from 'pg';
import { Clock } from '../../../platform/kernel/clock.js';
import { Catalog } from '../../catalog/index.js';
import { FreeTimes, type FreeTimesQuery } from '../domain/slot/free-times.js';
import type { SlotKey } from '../domain/slot/slot-id.js';
import { bookedAt } from './slot-board.repository.js';

/** So many times are named, out of so many days on both sides. */
const MAX_TIMES = 3;
const DAYS_AROUND = 30;

/** Times with room as the slot board tells them. */
@Injectable()
export class StoredFreeTimes extends FreeTimes {
  constructor(
    private readonly pool: pg.Pool,
    private readonly catalog: Catalog,
    private readonly clock: Clock,
  ) {
    super();
  }

  async nearest({ venueId, experienceId, date, time, tickets, most = MAX_TIMES }: FreeTimesQuery): Promise<SlotKey[]> {
    const zone = (await this.catalog.venue(venueId))?.timezone ?? 'UTC';
    const values = [venueId, experienceId, date, time, zone, this.clock.now(), tickets, most];
    const { rows } = await this.pool.query<Pick<SlotKey, 'date' | 'time'>>(nearestTimes, values);
    return rows.map((start) => ({ venueId, experienceId, ...start }));
  }
}

const nearestTimes = `
  select date, time from (
    select s.date, s.time from booking.slots s
    where s.venue_id = $1 and s.experience_id = $2 and s.date between $3::date - ${DAYS_AROUND} and $3::date + ${DAYS_AROUND}
      and not s.closed and (s.date + s.time::time) at time zone $5 > $6
      and s.capacity - ${bookedAt('$6')} >= $7
    order by abs(extract(epoch from (s.date + s.time::time) - ($3::date + $4::time))), s.date, s.time
    limit $8) near
  order by date, time`;
