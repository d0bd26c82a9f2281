import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { QueryBus } from '@nestjs/cqrs';
import { aRequest, type BookingHouse, bookingHouse } from '../../../testing/booking-house.js';
import { ShowDayBoard } from './show-day-board.handler.js';

let house: BookingHouse;

beforeAll(async () => {
  house = await bookingHouse();
  await house.opens('2026-11-27', 2);
  await house.post('/api/bookings', aRequest({ date: '2026-11-27', numberOfTickets: 3 }));
  house.clock.set(new Date('2026-11-27T19:31:00Z'));
});
afterAll(() => house.close());

describe('the board of the day', () => {
  it('shows what is on today, how full it is and what has begun', async () => {
    const [board, ...others] = await house.app.get(QueryBus, { strict: false }).execute(new ShowDayBoard());
    expect(others).toEqual([]);
    expect(board).toMatchObject({ venueId: 1, venueName: 'Rochester Flagship', date: '2026-11-27' });
    expect(board?.experiences).toHaveLength(12);
    const [ride] = board?.experiences ?? [];
    expect(ride?.name).toBe('Jurassic Ride');
    expect(ride?.slots.filter(({ time }) => time >= '14:30' && time <= '15:15')).toEqual([
      {
        id: '1-1-2026-11-27-1430',
        time: '14:30',
        capacity: 20,
        bookedCount: 3,
        isClosed: false,
        hasStarted: true,
      },
      {
        id: '1-1-2026-11-27-1515',
        time: '15:15',
        capacity: 20,
        bookedCount: 0,
        isClosed: false,
        hasStarted: false,
      },
    ]);
  });

  it('is not for visitors', async () => {
    expect((await house.get('/api/admin/day-board')).status).toBe(401);
  });
});
