import { Injectable } from '@nestjs/common';
import pg from 'pg';
import { Clock } from '../../../platform/kernel/clock.js';
import { Catalog } from '../../catalog/index.js';
import { FreeTimes, type FreeTimesQuery } from '../domain/slot/free-times.js';
import type { SlotKey } from '../domain/slot/slot-id.js';
import { bookedAt } from './slot-board.repository.js';

/** So many times are named, out of so many days on both sides. */
export const MAX_TIMES = 3;
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
    const { rows } = await this.pool.query<Pick<SlotKey, 'date' | 'time'>>(nearestOfParameters, values);
    return rows.map((start) => ({ venueId, experienceId, ...start }));
  }
}

/** What times are near to, and to whom they have to be open: expressions of SQL. */
interface NearestOf {
  readonly venue: string;
  readonly experience: string;
  readonly date: string;
  readonly time: string;
  readonly zone: string;
  readonly now: string;
  readonly tickets: string;
  readonly most: string;
}

/** The query of the nearest times with room, `date` and `time` of each, for a statement that asks for more besides. */
export const nearestTimes = ({ venue, experience, date, time, zone, now, tickets, most }: NearestOf): string => `
  select date, time from (
    select s.date, s.time from booking.slots s
    where s.venue_id = ${venue} and s.experience_id = ${experience}
      and s.date between ${date}::date - ${DAYS_AROUND} and ${date}::date + ${DAYS_AROUND}
      and not s.closed and (s.opens_at is null or s.opens_at <= ${now}) and (s.date + s.time::time) at time zone ${zone} > ${now}
      and s.capacity - ${bookedAt(now)} >= ${tickets}
    order by abs(extract(epoch from (s.date + s.time::time) - (${date}::date + ${time}::time))), s.date, s.time
    limit ${most}) near
  order by date, time`;

const nearestOfParameters = nearestTimes({
  ...{ venue: '$1', experience: '$2', date: '$3', time: '$4', zone: '$5', now: '$6', tickets: '$7', most: '$8' },
});
