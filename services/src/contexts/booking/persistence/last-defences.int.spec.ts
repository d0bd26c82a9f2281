import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aRequest, type BookingHouse, bookingHouse, saturday } from '../testing/booking-house.js';
import { WaitlistStories } from '../testing/waitlist-stories.js';

let house: BookingHouse;

beforeAll(async () => {
  house = await bookingHouse();
  await house.opens(saturday);
  const people = new WaitlistStories(house);
  await people.sellsOut('14:30', [20]);
  await people.joins('eve');
  await house.post('/api/bookings', aRequest({ time: '16:00' }));
});
afterAll(() => house.close());

describe('the rows of the booking room, whoever writes them', () => {
  it.each([
    ['a slot that is oversold', 'update booking.slots set booked_count = capacity + 1', 'slots_never_oversold'],
    ['a slot that gave back too much', 'update booking.slots set booked_count = -1', 'slots_never_oversold'],
    ['a booking of nobody', 'update booking.bookings set tickets = 0', 'bookings_of_one_to_twenty'],
    ['a booking of a crowd', 'update booking.bookings set tickets = 21', 'bookings_of_one_to_twenty'],
    [
      'a booking under a reference that another has',
      'update booking.bookings set reference = (select min(reference) from booking.bookings)',
      'bookings_reference',
    ],
    ['a waiting crowd', 'update booking.waitlist set party = 21', 'waitlist_of_one_to_twenty'],
    ['an offer without an end', "update booking.waitlist set status = 'offered'", 'waitlist_offers_have_an_end'],
  ])('are never %s', async (_, write, constraint) => {
    await expect(house.pool.query(write)).rejects.toMatchObject({ constraint });
  });
});
