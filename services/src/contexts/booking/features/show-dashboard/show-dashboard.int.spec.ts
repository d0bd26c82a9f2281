import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { QueryBus } from '@nestjs/cqrs';
import { aRequest, type BookingHouse, bookingHouse } from '../../testing/booking-house.js';
import { ShowDashboard } from './show-dashboard.handler.js';

/** Saturday in UTC; in Rochester it is still Friday evening. */
const fridayNight = new Date('2026-11-28T03:30:00Z');
let house: BookingHouse;

beforeAll(async () => {
  house = await bookingHouse();
  await house.opens('2026-11-27', 3);
  await house.post('/api/bookings', aRequest({ date: '2026-11-27', numberOfTickets: 3 }));
  await house.post('/api/bookings', aRequest({ date: '2026-11-28', numberOfTickets: 5 }));
  house.clock.set(fridayNight);
});
afterAll(() => house.close());

describe('the dashboard', () => {
  it('counts bookings, and the seats of the day that the venue has', async () => {
    const view = await house.app.get(QueryBus, { strict: false }).execute(new ShowDashboard());
    expect(view).toMatchObject({ asOf: fridayNight.toISOString(), totalBookings: 2, pendingBookings: 2 });
    expect(view.seatsToday.booked).toBe(3);
    expect(view.seatsThisWeek.booked).toBe(8);
    expect(view.seatsThisWeek.capacity).toBe(3 * view.seatsToday.capacity);
  });

  it('is not for visitors', async () => {
    expect((await house.get('/api/admin/dashboard')).status).toBe(401);
  });
});
