import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EventStore, Projections } from '@northlight/event-store';
import { CancelBooking } from '../changing/features/cancel-booking/cancel-booking.handler.js';
import { aRequest, type BookingHouse, bookingHouse, saturday } from '../testing/booking-house.js';

const slotId = '1-1-2026-11-28-1430';
const ann = '3d5c1a52-6f0e-4b7e-9a51-0a8f5a1f2c11';

/** What was written before a hold had an end, word for word: `SeatsHeld` of schema 1 says nothing of one. */
const asItWasWritten = `insert into log.events (ledger, position, stream, version, type, schema, data, meta, at) values
  (1, 1, 'slot/${slotId}', 1, 'SlotOpened', 1,
   '{"experienceId": 1, "date": "2026-11-28", "time": "14:30", "capacity": 20}', '{}', '2026-10-01T12:00:00Z'),
  (1, 2, 'slot/${slotId}', 2, 'SeatsHeld', 1,
   '{"bookingId": "${ann}", "seats": 12}', '{"actor": "visitor"}', '2026-10-02T09:00:00Z'),
  (1, 3, 'booking/${ann}', 1, 'BookingPlaced', 1,
   '{"price": {"fee": 2448, "gross": 40800, "total": 43248, "discount": 0, "subtotal": 40800, "feePercent": 6, "ticketPrice": 3400},
     "visit": {"date": "2026-11-28", "time": "14:30", "slotId": "${slotId}", "startsAt": "2026-11-28T19:30:00.000Z", "experienceId": 1},
     "policy": {"moveHours": 24, "refundHours": 48}, "userId": null, "tickets": 12, "holdUntil": null,
     "reference": "NL-6PFA9T7R", "ticketType": "standard", "customerRef": "a7ff09b5-3dc8-43e6-a412-9f63ded412cc"}',
   '{"actor": "visitor"}', '2026-10-02T09:00:00Z'),
  (1, 4, 'booking/${ann}', 2, 'BookingConfirmed', 1, '{}', '{"actor": "visitor"}', '2026-10-02T09:01:00Z')`;

let house: BookingHouse;

beforeAll(async () => {
  house = await bookingHouse();
  await house.pool.query(asItWasWritten);
  await house.pool.query('insert into log.head (ledger, position) values (1, 4)');
});
afterAll(() => house.close());

const tool = (name: string, ...args: string[]): string => {
  const { DATABASE_URL, SECRET } = house.settings;
  const env = { ...process.env, DATABASE_URL, SECRET, LOG_LEVEL: 'silent' };
  return execFileSync(process.execPath, [join('services/dist/apps/tools', `${name}.js`), ...args], { env }).toString();
};

const projections = () => house.app.get(Projections, { strict: false });

const board = async () => {
  const { body } = await house.get(`/api/availability?venueId=1&experienceId=1&date=${saturday}`);
  return body.find(({ time }: { time: string }) => time.startsWith('14:30'));
};

describe('seats that were held before a hold had an end', () => {
  it('are read as held without one', async () => {
    const events = await house.app.get(EventStore, { strict: false }).read(1, `slot/${slotId}`);
    expect(events.map(({ event }) => event)).toEqual([
      { type: 'SlotOpened', experienceId: 1, date: '2026-11-28', time: '14:30', capacity: 20 },
      { type: 'SeatsHeld', bookingId: ann, seats: 12, until: null },
    ]);
  });

  it('count on the board, once the rows are made of them', async () => {
    expect([...(await projections().versions()).values()].every(({ has }) => has === 0)).toBe(true);
    await projections().rebuildOutdated();
    expect(await board()).toMatchObject({ capacity: 20, bookedCount: 12 });
  });

  it('are taken from what is left, and come back when the booking is cancelled', async () => {
    const nine = await house.post('/api/bookings', aRequest({ numberOfTickets: 9 }));
    expect([nine.status, nine.body.message]).toEqual([409, 'Not enough seats: 8 left at this time.']);
    await house.commands.execute(new CancelBooking(1, ann, { by: 'staff', reason: 'a cold' }));
    expect((await house.post('/api/bookings', aRequest({ numberOfTickets: 9 }))).status).toBe(201);
    expect(await board()).toMatchObject({ bookedCount: 9 });
  });

  it('stand in the log as they were written, beside those of today, and the rows are equal to both', () => {
    expect(tool('events', '--stream', `slot/${slotId}`)).toMatch(
      /v2 +SeatsHeld +booking id 3d5c1a52\S+ seats 12 · by visitor\n/,
    );
    for (const name of ['slot-board', 'bookings'])
      expect(tool('projections', 'verify', name)).toContain(`${name}: equal to the log`);
    expect(tool('projections', 'status')).toMatch(/^slot-board +inline +\d+ +1 +\d+ +0 +0$/m);
  });

  it('are not changed by any of this', async () => {
    const { rows } = await house.pool.query(
      "select type, schema, data from log.events where stream = $1 and type = 'SeatsHeld' order by version",
      [`slot/${slotId}`],
    );
    expect(rows).toEqual([
      { type: 'SeatsHeld', schema: 1, data: { bookingId: ann, seats: 12 } },
      { type: 'SeatsHeld', schema: 2, data: expect.objectContaining({ seats: 9, until: null }) },
    ]);
  });
});
