import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { signedIn } from '../../../../../platform/http/testing/room-app.js';
import {
  type BookingHouse,
  bookingHouse,
  holding,
  now,
  type Placed,
  saturday,
} from '../../../testing/booking-house.js';
import { slotAt } from '../../../testing/ops-desk.js';
import { paidBooking } from '../../../testing/paid-booking.js';

let house: BookingHouse;

beforeAll(async () => {
  house = await bookingHouse();
  await house.opens(saturday);
});
beforeEach(() => house.clock.set(now));
afterAll(() => house.close());

const desk = signedIn({ id: 3, roles: ['desk'] });
/** Ten minutes before the start at half past two. */
const atTheDoor = new Date('2026-11-28T19:20:00Z');
const afterTheStart = new Date('2026-11-28T19:40:00Z');
const change = ({ id }: Placed, numberOfTickets: number, headers = desk) =>
  house.post(`/api/admin/bookings/${id}/party`, { numberOfTickets }, headers);
const checkIn = ({ id }: Placed) => house.post(`/api/admin/bookings/${id}/check-in`, {}, desk);
const rowOf = async ({ id }: Placed) => {
  const { rows } = await house.pool.query('select tickets, held, owed from booking.bookings where id = $1', [id]);
  return rows[0];
};
const taken = async () =>
  (await house.pool.query('select booked_count from booking.slots where slot_id = $1', [slotAt('14:30')])).rows[0]
    .booked_count;

describe('a party at the desk on the day', () => {
  it('becomes smaller or larger where its customer no longer may', async () => {
    const ann = await paidBooking(house, { numberOfTickets: 4 });
    house.clock.set(atTheDoor);
    const byCustomer = await house.post(`/api/bookings/${ann.id}/party`, { numberOfTickets: 3 }, holding(ann));
    expect(byCustomer.body.code).toBe('BOOKING_LOCKED');
    const { body } = await change(ann, 3);
    expect(body).toMatchObject({ numberOfTickets: 3, refund: 36.04 });
    expect(await rowOf(ann)).toEqual({ tickets: 3, held: 14_416, owed: 3604 });
    expect((await change(ann, 5)).body).toMatchObject({ numberOfTickets: 5, refund: 0 });
    expect(await rowOf(ann)).toEqual({ tickets: 5, held: 14_416, owed: 0 });
    await change(ann, 1);
  });

  it('becomes smaller once it is in, and what was paid stays paid when the check-in is taken back', async () => {
    const ann = await paidBooking(house, { numberOfTickets: 4 });
    house.clock.set(atTheDoor);
    await checkIn(ann);
    house.clock.set(afterTheStart);
    const before = await taken();
    expect((await change(ann, 3)).body).toMatchObject({ status: 'checked_in', refund: 36.04 });
    expect(await taken()).toBe(before - 1);
    expect((await change(ann, 5)).body.code).toBe('PARTY_IS_IN');
    await house.post(`/api/admin/bookings/${ann.id}/undo-check-in`, {}, desk);
    expect(await rowOf(ann)).toEqual({ tickets: 3, held: 14_416, owed: 3604 });
  });

  it('gets no seats that are not there, and is for those who work at the desk', async () => {
    const ann = await paidBooking(house, { numberOfTickets: 1 });
    house.clock.set(atTheDoor);
    expect((await change(ann, 20)).body.code).toBe('SLOT_FULL');
    expect((await change(ann, 2, signedIn({ id: 5, roles: ['ops'] }))).status).toBe(403);
    house.clock.set(afterTheStart);
    expect((await change(ann, 2)).body.code).toBe('SLOT_STARTED');
  });
});
