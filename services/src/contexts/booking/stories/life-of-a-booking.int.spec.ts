import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CancelBooking } from '../changing/features/cancel-booking/cancel-booking.handler.js';
import { MoveBooking } from '../changing/features/move-booking/move-booking.handler.js';
import { Bookings } from '../domain/booking/bookings.js';
import { aRequest, type BookingHouse, bookingHouse, saturday } from '../testing/booking-house.js';
import { paidBooking } from '../testing/paid-booking.js';

let house: BookingHouse;

beforeAll(async () => {
  house = await bookingHouse();
  await house.opens(saturday, 2);
});
afterAll(() => house.close());

const taken = async (slotId: string): Promise<number> => {
  const { rows } = await house.pool.query('select booked_count from booking.slots where slot_id = $1', [slotId]);
  return rows[0].booked_count;
};

describe('a booking that moves to Sunday', () => {
  it('takes its seats along', async () => {
    const { body } = await house.post('/api/bookings', aRequest());
    await house.commands.execute(new MoveBooking(1, body.id, { date: '2026-11-29', time: '14:30' }));
    expect([await taken('1-1-2026-11-28-1430'), await taken('1-1-2026-11-29-1430')]).toEqual([0, 2]);
    expect(await house.app.get(Bookings, { strict: false }).find(1, body.id)).toMatchObject({
      date: '2026-11-29',
      time: '14:30',
      moves: 1,
      customer: { name: 'Ann Lee', email: 'ann@example.com', phone: null },
    });
  });

  it('changes neither slot when there is no room', async () => {
    await house.post('/api/bookings', aRequest({ date: '2026-11-29', time: '10:00', numberOfTickets: 19 }));
    const { body } = await house.post('/api/bookings', aRequest({ time: '10:00' }));
    const move = house.commands.execute(new MoveBooking(1, body.id, { date: '2026-11-29', time: '10:00' }));
    await expect(move).rejects.toThrow('Not enough seats: 1 left at this time.');
    expect([await taken('1-1-2026-11-28-1000'), await taken('1-1-2026-11-29-1000')]).toEqual([2, 19]);
  });

  it('gives the seats of its new slot back when it is cancelled', async () => {
    const { id } = await paidBooking(house, { time: '11:30' });
    await house.commands.execute(new MoveBooking(1, id, { date: '2026-11-29', time: '11:30' }));
    const cancel = new CancelBooking(1, id, { by: 'customer', reason: 'a cold' });
    await Promise.all([house.commands.execute(cancel), house.commands.execute(cancel)]);
    expect([await taken('1-1-2026-11-28-1130'), await taken('1-1-2026-11-29-1130')]).toEqual([0, 0]);
    const { rows } = await house.pool.query('select status, refund, total from booking.bookings where id = $1', [id]);
    expect(rows).toEqual([{ status: 'cancelled', refund: 7208, total: 7208 }]);
  });
});
