import { Injectable } from '@nestjs/common';
import type { StandingDay, StandingView } from '@northlight/contracts';
import pg from 'pg';
import type { LocalTime } from '../../../../platform/kernel/venue-time.js';
import { bookedAt } from '../../persistence/slot-board.repository.js';

/** Which days of a venue, first and last included, as far as they lie ahead. */
export interface StandingQuery {
  readonly venueId: number;
  /** Unset: of every experience. */
  readonly experienceId?: number | undefined;
  readonly from: string;
  /** Unset: all days from the first one on. */
  readonly to?: string | undefined;
}

/** An experience at a venue. */
export interface SlotsPart {
  readonly venueId: number;
  readonly experienceId: number;
}

/** The present, on the clock of the world and on the wall of the venue. */
export interface Present {
  readonly at: Date;
  readonly local: LocalTime;
}

const isAhead = `venue_id = $1 and ($2::int is null or experience_id = $2) and date >= $3
  and ($4::date is null or date <= $4) and (date, time) > ($5::date, $6::text)`;

const live =
  "(status in ('confirmed', 'checked_in') or (status = 'pending' and (hold_until is null or hold_until > $7)))";

const parametersOf = ({ venueId, experienceId, from, to }: StandingQuery, { at, local }: Present) => [
  ...[venueId, experienceId ?? null, from, to ?? null],
  ...[local.date, local.time, at],
];

/** Reads what visitors can still book at a venue, and who is expected there. */
@Injectable()
export class StandingSlots {
  constructor(private readonly pool: pg.Pool) {}

  async view(wanted: StandingQuery, present: Present): Promise<StandingView> {
    const values = parametersOf(wanted, present);
    const [slots, days] = await Promise.all([
      this.pool.query<Omit<StandingView, 'days'>>(
        `select count(*)::int as "openSlots", (count(*) filter (where ${bookedAt('$7')} = 0))::int as "freeSlots"
         from booking.slots s where ${isAhead} and not closed`,
        values,
      ),
      this.pool.query<StandingDay>(
        `select date, count(*)::int as bookings, sum(tickets)::int as seats
         from booking.bookings where ${isAhead} and ${live} group by date order by date`,
        values,
      ),
    ]);
    return { openSlots: 0, freeSlots: 0, ...slots.rows[0], days: days.rows };
  }

  /** What has open slots from yesterday on, of one experience where it is named. */
  async partsWithSlots(at: Date, experienceId?: number): Promise<SlotsPart[]> {
    const { rows } = await this.pool.query<SlotsPart>(
      `select distinct venue_id as "venueId", experience_id as "experienceId" from booking.slots
       where not closed and date >= ($1::timestamptz at time zone 'UTC')::date - 1 and ($2::int is null or experience_id = $2)
       order by 1, 2`,
      [at, experienceId ?? null],
    );
    return rows;
  }

  /** The open slots in which nobody has a seat, by id. */
  async free(wanted: StandingQuery, present: Present): Promise<string[]> {
    const { rows } = await this.pool.query<{ id: string }>(
      `select slot_id as id from booking.slots s
       where ${isAhead} and not closed and ${bookedAt('$7')} = 0 order by date, time, slot_id`,
      parametersOf(wanted, present),
    );
    return rows.map(({ id }) => id);
  }
}
