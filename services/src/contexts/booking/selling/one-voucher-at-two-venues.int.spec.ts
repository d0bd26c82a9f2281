import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { CommandBus } from '@nestjs/cqrs';
import { Projections } from '@northlight/event-store';
import { Refusal } from '../../../platform/kernel/refusal.js';
import { OpenOneSlot } from '../planning/features/open-slots/open-one-slot.handler.js';
import { aRequest, type BookingHouse, bookingHouse, saturday } from '../testing/booking-house.js';
import { VoucherStories } from '../testing/voucher-stories.js';
import { PlaceBooking } from './features/place-booking/place-booking.js';

/** Where the second half of them book. */
const slotAtTwo = { venueId: 2, experienceId: 1, date: saturday, time: '14:30', capacity: 20 };

let house: BookingHouse;
let processes: CommandBus[];

beforeAll(async () => {
  house = await bookingHouse();
  await house.changesCatalog("update catalog.venues set status = 'open' where id = 2");
  await house.changesCatalog(
    'insert into catalog.venue_experiences (venue_id, experience_id) values (2, 1) on conflict do nothing',
  );
  await house.opens(saturday);
  await house.commands.execute(new OpenOneSlot(slotAtTwo, { userId: 1 }));
  processes = [house.commands, await house.anotherProcess(), await house.anotherProcess()];
});
afterAll(() => house.close());

/** Books one ticket as a person would. @returns the code of the refusal, or 'booked' */
async function book(nth: number, voucherCode: string): Promise<string> {
  const request = aRequest({ venueId: 1 + (nth % 2), numberOfTickets: 1, voucherCode });
  try {
    await processes[nth % processes.length]?.execute(
      new PlaceBooking(request, { userId: null, address: `10.0.0.${nth}` }),
    );
    return 'booked';
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return error.code === 'CONFLICT' ? book(nth, voucherCode) : error.code;
  }
}

describe('fifty bookings at two venues, in three processes, with one voucher', () => {
  it('spend exactly its money, and take no seat without it', async () => {
    const people = new VoucherStories(house);
    const voucher = await people.issues({ amount: 500 }); // 14 tickets at $34, and $24 for the 15th
    const answer = await Promise.all(Array.from({ length: 50 }, (_, nth) => book(nth, voucher.code)));
    expect(answer.filter((one) => one === 'booked')).toHaveLength(15);
    expect(new Set(answer)).toEqual(new Set(['booked', 'VOUCHER_EMPTY']));
    const { balance, spentOn } = await people.view(voucher);
    expect([balance, spentOn.length, spentOn.reduce((sum, { amount }) => sum + amount, 0)]).toEqual([0, 15, 500]);
    expect(new Set(spentOn.map(({ venueId }) => venueId))).toEqual(new Set([1, 2]));
    const { rows } = await house.pool.query(
      `select (select sum(booked_count)::int from booking.slots) as seats,
         (select count(*)::int from booking.bookings) as bookings,
         (select sum(voucher)::int from booking.bookings) as cents`,
    );
    expect(rows).toEqual([{ seats: 15, bookings: 15, cents: 50_000 }]);
    const differing = await house.app.get(Projections, { strict: false }).verifyAll();
    expect(new Set(differing.values())).toEqual(new Set([0]));
  });
});

describe('the rows of vouchers, whoever writes them', () => {
  it.each([
    ['an overspent voucher', 'update vouchers.vouchers set balance = -1', 'vouchers_are_spent_once'],
    ['a voucher with more than it had', 'update vouchers.vouchers set balance = amount + 1', 'vouchers_are_spent_once'],
    ['money that comes back twice', 'update vouchers.spendings set given_back = cents + 1', 'spendings_go_back_once'],
  ])('are never %s', async (_, write, constraint) => {
    await expect(house.pool.query(write)).rejects.toMatchObject({ constraint });
  });
});
