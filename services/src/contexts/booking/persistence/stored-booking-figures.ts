import { Injectable } from '@nestjs/common';
import type { SeatLoad } from '@northlight/contracts';
import pg from 'pg';
import {
  BookingFigures,
  type DaySales,
  type VenueZone,
  type VisitFiguresQuery,
  type VisitSales,
} from '../domain/booking/booking-figures.js';
import { bookedAt } from './slot-board.repository.js';

/** Placed and not confirmed in time, whether or not anybody has noticed; `at` names the parameter that holds the instant. */
const lapsed = (at: string): string =>
  `(b.status = 'expired' or (b.status = 'pending' and coalesce(b.hold_until <= ${at}, false)))`;

/** Counts in the read rows, which are what the log says (`npm run projections -- verify`); each by one statement. */
@Injectable()
export class StoredBookingFigures extends BookingFigures {
  constructor(private readonly pool: pg.Pool) {
    super();
  }

  async counts(at: Date): Promise<{ total: number; pending: number }> {
    const { rows } = await this.pool.query<{ total: number; pending: number }>(
      `select (count(*) filter (where not ${lapsed('$1')}))::int as total,
         (count(*) filter (where b.status = 'pending' and not ${lapsed('$1')}))::int as pending
       from booking.bookings b`,
      [at],
    );
    return rows[0] ?? { total: 0, pending: 0 };
  }

  async venuesSince(since: Date): Promise<number[]> {
    const { rows } = await this.pool.query<{ id: number }>(
      `select venue_id as id from booking.bookings where placed_at >= $1
       union select venue_id from booking.bookings where cancelled_at >= $1 order by id`,
      [since],
    );
    return rows.map(({ id }) => id);
  }

  async salesByDay(walls: readonly VenueZone[], from: string, at: Date): Promise<DaySales[]> {
    const { rows } = await this.pool.query<DaySales>(
      `with walls as (select * from unnest($1::int[], $2::text[]) as w (venue_id, zone)), happened as (
         select (b.placed_at at time zone zone)::date as day, 1 as placed, 0 as cancelled, b.total - b.unpaid - b.returned as cents
         from booking.bookings b join walls using (venue_id)
         where b.placed_at >= $3::date - interval '1 day' and not ${lapsed('$4')}
         union all
         select (b.cancelled_at at time zone zone)::date, 0, 1, 0 from booking.bookings b join walls using (venue_id)
         where b.cancelled_at >= $3::date - interval '1 day')
       select day::text as date, sum(placed)::int as placed, sum(cancelled)::int as cancelled, sum(cents)::float8 as revenue
       from happened where day >= $3::date group by day order by day`,
      [walls.map(({ venueId }) => venueId), walls.map(({ timezone }) => timezone), from, at],
    );
    return rows;
  }

  async visitsOn(venueId: number, date: string, at: Date): Promise<number> {
    const { rows } = await this.pool.query<{ visits: number }>(
      `select count(*)::int as visits from booking.bookings b
       where date = $1 and venue_id = $2 and status <> 'cancelled' and not ${lapsed('$3')}`,
      [date, venueId, at],
    );
    return rows[0]?.visits ?? 0;
  }

  async load(venueId: number, { from, to }: { from: string; to: string }, at: Date) {
    const { rows } = await this.pool.query<SeatLoad & { date: string }>(
      `select date::text as date, sum(${bookedAt('$4')})::int as booked, sum(capacity)::int as capacity
       from booking.slots s where venue_id = $1 and date between $2 and $3 and not closed group by date order by date`,
      [venueId, from, to, at],
    );
    return rows;
  }

  async visitSales({ from, to, venueId, experienceId }: VisitFiguresQuery, at: Date): Promise<VisitSales[]> {
    const { rows } = await this.pool.query<VisitSales>(visitSales, [
      from,
      to,
      venueId ?? null,
      experienceId ?? null,
      at,
    ]);
    return rows;
  }
}

/** Of the days and things that are asked for: $1 to $4. */
const wanted = `date between $1::date and $2::date and ($3::int is null or venue_id = $3)
  and ($4::int is null or experience_id = $4)`;

const visitSales = `
  with sold as (
    select venue_id, experience_id, count(*)::int as bookings, sum(tickets)::int as tickets,
      (count(*) filter (where status = 'cancelled'))::int as cancelled,
      (count(*) filter (where status = 'no_show'))::int as no_shows,
      sum(coalesce(discount, 0))::float8 as discounts, sum(coalesce(voucher, 0))::float8 as vouchers,
      sum(fee)::float8 as fees, sum(total)::float8 as total,
      sum(unpaid)::float8 as unpaid, sum(returned)::float8 as refunds
    from booking.bookings b where ${wanted} and not ${lapsed('$5')} group by venue_id, experience_id
  ), seats as (
    select venue_id, experience_id, sum(${bookedAt('$5')})::int as booked, sum(capacity)::int as capacity
    from booking.slots s where ${wanted} and not closed group by venue_id, experience_id
  )
  select venue_id as "venueId", experience_id as "experienceId", coalesce(bookings, 0) as bookings,
    coalesce(tickets, 0) as tickets, coalesce(cancelled, 0) as cancelled, coalesce(no_shows, 0) as "noShows",
    coalesce(discounts, 0) as discounts, coalesce(vouchers, 0) as vouchers, coalesce(fees, 0) as fees, coalesce(total, 0) as total,
    coalesce(unpaid, 0) as unpaid, coalesce(refunds, 0) as refunds, coalesce(booked, 0) as booked, coalesce(capacity, 0) as capacity
  from sold full join seats using (venue_id, experience_id) order by venue_id, experience_id`;
