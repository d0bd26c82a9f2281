import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { PlaceBookingDto } from '@northlight/contracts';
import { BookingFigures, type VisitSales } from '../domain/booking/booking-figures.js';
import { CheckIn } from '../door/features/check-in/check-in.handler.js';
import { CloseVisit } from '../door/features/close-visit/close-visit.handler.js';
import { ConfirmBooking } from '../selling/features/confirm-booking/confirm-booking.handler.js';
import {
  aRequest,
  type BookingHouse,
  bookingHouse,
  holding,
  now,
  type Placed,
  saturday,
} from '../testing/booking-house.js';

/** Thursday afternoon, two days ahead: half past two on Saturday is refunded no more, half past three still is. */
const lateThursday = new Date('2026-11-26T20:00:00Z');
const wanted = { from: saturday, to: saturday };
let house: BookingHouse;

beforeAll(async () => {
  house = await bookingHouse({ HOLD_MINUTES: '15' });
  await house.opens(saturday, 2);
  const comes = await confirmed({ time: '14:30', numberOfTickets: 7, ticketType: 'group' });
  const getsSmaller = await confirmed({ time: '14:30', numberOfTickets: 4 });
  const cancelsInTime = await confirmed({ time: '15:15', numberOfTickets: 3 });
  const cancelsTooLate = await confirmed({ time: '14:30', numberOfTickets: 2 });
  const staysAway = await confirmed({ experienceId: 10, time: '14:30', numberOfTickets: 4, ticketType: 'family' });
  await place({ time: '16:00', numberOfTickets: 5 }); // lapses
  const neverPays = await place({ time: '15:15', numberOfTickets: 1 });
  await house.post(`/api/bookings/${neverPays.id}/cancel`, {}, holding(neverPays));
  await house.post(`/api/bookings/${getsSmaller.id}/party`, { numberOfTickets: 2 }, holding(getsSmaller));
  house.clock.set(lateThursday);
  for (const one of [cancelsInTime, cancelsTooLate])
    await house.post(`/api/bookings/${one.id}/cancel`, {}, holding(one));
  house.clock.set(new Date('2026-11-28T23:00:00Z'));
  await house.commands.execute(new CheckIn(1, comes.id));
  for (const { id } of [comes, staysAway]) await house.commands.execute(new CloseVisit(1, id));
});
afterAll(() => house.close());

const place = async (overrides: Partial<PlaceBookingDto>): Promise<Placed> =>
  (await house.post('/api/bookings', aRequest(overrides))).body;
const confirmed = async (overrides: Partial<PlaceBookingDto>): Promise<Placed> => {
  const placed = await place(overrides);
  await house.commands.execute(new ConfirmBooking(1, placed.id, { paid: true }));
  return placed;
};

const figures = () => house.app.get(BookingFigures, { strict: false });
const salesOf = async (experienceId: number): Promise<VisitSales | undefined> =>
  (await figures().visitSales(wanted, house.clock.now())).find((one) => one.experienceId === experienceId);

describe('what visits come to', () => {
  it('is the cents of the bookings, at the prices at which they stand', async () => {
    // 7 × $34 − 10% = $214.20; 2 × $34; 3 × $34, all of it back; 2 × $34, nothing back; $34, never paid; fees of 6% on each
    const totals = [22_705, 7208, 10_812, 7208, 3604];
    const fees = [1285, 408, 612, 408, 204];
    expect(await salesOf(1)).toMatchObject({
      ...{ bookings: 5, tickets: 15, cancelled: 3, noShows: 0 },
      total: totals.reduce((sum, one) => sum + one),
      fees: fees.reduce((sum, one) => sum + one),
      ...{ discounts: 2380, refunds: 10_812, unpaid: 3604 },
    });
  });

  it('counts who stayed away, and a Family Pack that is dearer than its tickets as what it costs', async () => {
    expect(await salesOf(10)).toMatchObject({
      ...{
        bookings: 1,
        noShows: 1,
        cancelled: 0,
        tickets: 4,
        total: 11_872,
        fees: 672,
        discounts: 0,
        refunds: 0,
        unpaid: 0,
      },
    });
  });

  it('says how full it was: seats that are taken, of those on sale; also where nobody came', async () => {
    const slots = await house.get(`/api/availability?venueId=1&experienceId=1&date=${saturday}`);
    const sum = (of: 'bookedCount' | 'capacity') =>
      slots.body.reduce((all: number, one: Record<string, number>) => all + (one[of] ?? 0), 0);
    expect(await salesOf(1)).toMatchObject({ booked: sum('bookedCount'), capacity: sum('capacity') });
    expect(await salesOf(2)).toMatchObject({ bookings: 0, total: 0, booked: 0, capacity: 240 });
  });

  it('is counted by the day on the wall of the venue, of placing and of cancelling', async () => {
    const walls = [{ venueId: 1, timezone: 'America/New_York' }];
    const revenue = 22_705 + 7208 + 7208 + 11_872;
    expect(await figures().salesByDay(walls, '2026-11-01', house.clock.now())).toEqual([
      { date: '2026-11-20', placed: 6, cancelled: 1, revenue },
      { date: '2026-11-26', placed: 0, cancelled: 2, revenue: 0 },
    ]);
    const east = [{ venueId: 1, timezone: 'Pacific/Kiritimati' }];
    const [first] = await figures().salesByDay(east, '2026-11-01', house.clock.now());
    expect(first?.date).toBe('2026-11-21');
    expect(await figures().salesByDay(walls, '2026-11-27', house.clock.now())).toEqual([]);
    expect(await figures().venuesSince(now)).toEqual([1]);
  });
});
