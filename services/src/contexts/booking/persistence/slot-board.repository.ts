import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { NextTimeView, SlotLoadView, WeekdaysView } from '@northlight/contracts';
import { Repository } from 'typeorm';
import { SlotRow } from './slot.row.js';

/** Which slots are asked for: of one venue, on the days from `from` to `to`, both included. */
export interface SlotBoardQuery {
  readonly venueId: number;
  /** Unset: of every experience. */
  readonly experienceId?: number;
  readonly from: string;
  readonly to: string;
}

/** A venue and its clock. */
interface Zoned {
  readonly id: number;
  readonly timezone: string;
}

interface NextTime extends NextTimeView {
  readonly experienceId: number;
}

/**
 * The slot board as it is at an instant. Seats whose hold is over count as free from that second on, whether or not
 * anybody has let the hold lapse yet: whoever asks for them gets them (§4, decisions.md 4).
 */
@Injectable()
export class SlotBoard {
  constructor(@InjectRepository(SlotRow) private readonly slots: Repository<SlotRow>) {}

  /** In order of experience, day and time. */
  find(wanted: SlotBoardQuery, at: Date): Promise<SlotRow[]> {
    return this.slots.query(
      `select venue_id as "venueId", slot_id as "slotId", experience_id as "experienceId", date, time, capacity,
         ${bookedAt('$5')} as "bookedCount", closed, opens_at as "opensAt"
       from booking.slots s where ${isWanted} order by experience_id, date, time`,
      parametersOf(wanted, at),
    );
  }

  /** By day, start and experience, with the parties that wait: a calendar. One question, whatever the number of slots. */
  loads(wanted: SlotBoardQuery, at: Date): Promise<SlotLoadView[]> {
    return this.slots.query(
      `select slot_id as id, experience_id as "experienceId", date, time, capacity, ${bookedAt('$5')} as booked, closed,
         case when opens_at > $5 then opens_at end as "opensAt",
         (select count(*)::int from booking.waitlist w
          where w.venue_id = s.venue_id and w.slot_id = s.slot_id and w.status = 'waiting') as waiting
       from booking.slots s where ${isWanted} order by date, time, experience_id`,
      parametersOf(wanted, at),
    );
  }

  /** The next start with a seat left of each experience, at these venues, in the seven days from today on. */
  nextTimes(venues: readonly Zoned[], at: Date): Promise<NextTime[]> {
    return this.slots.query(
      `select distinct on (s.experience_id) s.experience_id as "experienceId", s.venue_id as "venueId", s.date, s.time,
         s.date - ($1::timestamptz at time zone v.zone)::date as "inDays"
       from booking.slots s join unnest($2::int[], $3::text[]) as v (id, zone) on v.id = s.venue_id
       where s.date between ($1::timestamptz at time zone v.zone)::date and ($1::timestamptz at time zone v.zone)::date + 6
         and not s.closed and (s.opens_at is null or s.opens_at <= $1)
         and (s.date + s.time::time) at time zone v.zone > $1 and s.capacity > ${bookedAt('$1')}
       order by s.experience_id, (s.date + s.time::time) at time zone v.zone`,
      [at, venues.map(({ id }) => id), venues.map(({ timezone }) => timezone)],
    );
  }

  /** The days of the week on which experiences have open slots to come, whatever the venue; a day may end later there. */
  weekdays(at: Date): Promise<Omit<WeekdaysView, 'next'>[]> {
    return this.slots.query(
      `select experience_id as "experienceId", array_agg(distinct extract(isodow from date)::int) as weekdays
       from booking.slots where date >= ($1::timestamptz - interval '12 hours')::date and not closed group by 1 order by 1`,
      [at],
    );
  }
}

const isWanted = 'venue_id = $1 and date between $2 and $3 and ($4::int is null or experience_id = $4)';

/** Looks for ends only where something is booked at all; `at` names the parameter that holds the instant. */
export const bookedAt = (at: string): string => `case when booked_count = 0 then 0 else booked_count - (
  select coalesce(sum(h.seats), 0)::int from booking.ending_holds h
  where h.venue_id = s.venue_id and h.slot_id = s.slot_id and h.until <= ${at}) end`;

const parametersOf = ({ venueId, experienceId, from, to }: SlotBoardQuery, at: Date) => [
  venueId,
  from,
  to,
  experienceId ?? null,
  at,
];
