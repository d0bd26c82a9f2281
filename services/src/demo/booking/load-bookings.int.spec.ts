import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { BookingSummary } from '@northlight/contracts';
import { type BookingHouse, bookingHouse, now } from '../../contexts/booking/testing/booking-house.js';
import { signedIn } from '../../platform/http/testing/room-app.js';
import { type LoadedBookings, loadBookings } from './load-bookings.js';

let house: BookingHouse;
let report: LoadedBookings;

const load = () => loadBookings(house.app, house.clock);

beforeAll(async () => {
  house = await bookingHouse({ HOLD_MINUTES: '1' }); // the demo is the same, however short holds are
  report = await load();
}, 60_000);
afterAll(() => house.close());

const count = async (sql: string) =>
  (await house.pool.query<{ n: number }>(`select count(*)::int as n from ${sql}`)).rows[0]?.n;
const taken = async (slotId: string) => {
  const { rows } = await house.pool.query('select booked_count from booking.slots where slot_id = $1', [slotId]);
  return rows[0]?.booked_count;
};

describe('the demo bookings', () => {
  it('are sixty, in every status and of every ticket type', async () => {
    expect(report.bookings).toBe(60);
    expect(await count('(select distinct status from booking.bookings) s')).toBe(7);
    expect(await count('(select distinct ticket_type from booking.bookings) t')).toBe(4);
  });

  it('hold the fixed cases of the first Saturday', async () => {
    expect(await taken('1-1-2026-11-28-1430')).toBe(20);
    expect(await taken('1-1-2026-11-28-1515')).toBe(18);
    expect(await taken('1-8-2026-11-28-1200')).toBe(19);
    expect(await count("booking.bookings where status = 'cancelled' and refund = total")).toBeGreaterThan(0);
    expect(await count('booking.bookings where moves = 2')).toBe(1);
    expect(await count("booking.bookings where tickets = 20 and ticket_type = 'group'")).toBe(1);
    const { rows } = await house.pool.query('select slot_id, party, status from booking.waitlist');
    expect(rows).toEqual([{ slot_id: '1-1-2026-11-28-1430', party: 3, status: 'waiting' }]);
  });

  it('have five of maya, who finds them once she lists her own', async () => {
    const maya = signedIn({ id: 1, email: 'maya@example.com', emailVerified: true });
    const lists = await Promise.all(
      ['upcoming', 'past', 'cancelled'].map((when) => house.get(`/api/bookings?when=${when}`, maya)),
    );
    expect(lists.map(({ body }) => body.items.length)).toEqual([3, 1, 1]);
    const may = lists[0]?.body.items.map(({ options }: BookingSummary) => [options?.canMove, options?.refundNow]);
    expect(may).toEqual([
      [false, 0], // 23 hours ahead
      [true, 0], // 47
      [true, 46.64], // 49
    ]);
  });

  it('have refunds of every kind: paid back, still owed, and one that did not work', async () => {
    const sql = 'select state, count(*)::int as n from booking.refunds group by state order by state';
    const { rows } = await house.pool.query<{ state: string; n: number }>(sql);
    expect(rows.map(({ state, n }) => [state, n])).toEqual([
      ['failed', 1],
      ['refunded', 1],
      ['requested', 4],
    ]);
    expect(await count("booking.bookings where status = 'cancelled' and refund = 0 and unpaid = total")).toBe(3);
  });

  it('were placed when they were placed, and not today', async () => {
    expect(await count(`log.events where at > '${now.toISOString()}'`)).toBe(0);
    const { rows } = await house.pool.query(
      "select min(at) < '2026-10-25' as old from log.events where type = 'BookingPlaced'",
    );
    expect(rows).toEqual([{ old: true }]);
  });

  it('write to nobody', async () => {
    expect(await count('log.outbox')).toBe(0);
  });

  it('agree with the log', async () => {
    const seats = await count(
      "booking.slots s where booked_count <> (select coalesce(sum(tickets), 0) from booking.bookings b where b.slot_id = s.slot_id and status not in ('cancelled', 'expired'))",
    );
    expect(seats).toBe(0);
  });
});

describe('the slots', () => {
  it('reach sixty days ahead, closures left out', async () => {
    expect(await count("booking.slots where date = '2027-01-18'")).toBeGreaterThan(100);
    expect(await count("booking.slots where date > '2027-01-18'")).toBe(0);
    expect(await count("booking.slots where date in ('2026-11-26', '2026-12-25')")).toBe(0);
  });
});

describe('a second start', () => {
  it('adds nothing on the same day, and one day on the next', async () => {
    expect(await load()).toEqual({ slots: 0, bookings: 0 });
    house.clock.set(new Date(now.getTime() + 86_400_000));
    expect(await load()).toEqual({ slots: await count("booking.slots where date = '2027-01-19'"), bookings: 0 });
    expect(await count("booking.slots where date >= '2027-01-19'")).toBeGreaterThan(100);
    house.clock.set(now);
  });
});
