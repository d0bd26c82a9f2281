import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  aRequest,
  type BookingHouse,
  bookingHouse,
  holding,
  type Placed,
  saturday,
} from '../../../testing/booking-house.js';

let house: BookingHouse;
let placed: Placed;

beforeAll(async () => {
  house = await bookingHouse();
  await house.opens(saturday, 2);
  placed = (await house.post('/api/bookings', aRequest())).body;
});
afterAll(() => house.close());

async function calendar(headers: Record<string, string> = holding(placed)) {
  const response = await fetch(`${await house.app.getUrl()}/api/bookings/${placed.id}/calendar.ics`, { headers });
  return { status: response.status, type: response.headers.get('content-type'), text: await response.text() };
}
const command = (name: string, body: object) => house.post(`/api/bookings/${placed.id}/${name}`, body, holding(placed));

describe('the calendar file of a booking', () => {
  it('has the visit', async () => {
    const { status, type, text } = await calendar();
    expect([status, type]).toEqual([200, 'text/calendar; charset=utf-8']);
    for (const line of [
      'METHOD:PUBLISH',
      `UID:${placed.id}`,
      'SEQUENCE:0',
      'STATUS:CONFIRMED',
      'DTSTART:20261128T193000Z',
      'DTEND:20261128T200000Z',
      'SUMMARY:Jurassic Ride at Rochester Flagship',
    ])
      expect(text).toContain(`${line}\r\n`);
  });

  it('counts its moves, and lets go of it in the end', async () => {
    await command('reschedule', { date: '2026-11-29', time: '14:30' });
    await command('reschedule', { date: '2026-11-29', time: '16:00' });
    const moved = (await calendar()).text;
    for (const line of ['SEQUENCE:2', 'DTSTART:20261129T210000Z']) expect(moved).toContain(`${line}\r\n`);
    await command('cancel', {});
    const gone = (await calendar()).text;
    for (const line of ['METHOD:CANCEL', 'STATUS:CANCELLED', 'SEQUENCE:3', `UID:${placed.id}`])
      expect(gone).toContain(`${line}\r\n`);
  });

  it('is refused in JSON, as everything is', async () => {
    const { status, type, text } = await calendar({});
    expect([status, type, JSON.parse(text).code]).toEqual([
      404,
      'application/json; charset=utf-8',
      'BOOKING_NOT_FOUND',
    ]);
  });
});
