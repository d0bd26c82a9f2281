import { Injectable } from '@nestjs/common';
import type { OtherTime } from '@northlight/contracts';
import pg from 'pg';
import { Clock } from '../../../platform/kernel/clock.js';
import { Catalog } from '../../catalog/index.js';
import { type SlotKey, slotIdOf } from '../domain/slot-id.js';
import { bookedAt } from './slot-board.repository.js';

/** So many are shown, of this many days before and after. */
const mostTimes = 5;
const daysAround = 30;

/** Finds times for a party whose own was called off. */
@Injectable()
export class OtherTimes {
  constructor(
    private readonly pool: pg.Pool,
    private readonly catalog: Catalog,
    private readonly clock: Clock,
  ) {}

  /** The nearest starts of the same experience there that have room for the party, in their order. */
  async near(visit: SlotKey, tickets: number): Promise<OtherTime[]> {
    const { venueId, experienceId, date, time } = visit;
    const zone = (await this.catalog.venue(venueId))?.timezone ?? 'UTC';
    const values = [venueId, experienceId, date, time, zone, this.clock.now(), tickets, slotIdOf(visit)];
    const { rows } = await this.pool.query<OtherTime>(nearest, values);
    return rows;
  }
}

const nearest = `
  select date, time from (
    select s.date, s.time from booking.slots s
    where s.venue_id = $1 and s.experience_id = $2 and s.date between $3::date - ${daysAround} and $3::date + ${daysAround}
      and not s.closed and s.slot_id <> $8 and (s.date + s.time::time) at time zone $5 > $6
      and s.capacity - ${bookedAt('$6')} >= $7
    order by abs(extract(epoch from (s.date + s.time::time) - ($3::date + $4::time))), s.date, s.time
    limit ${mostTimes}) near
  order by date, time`;
