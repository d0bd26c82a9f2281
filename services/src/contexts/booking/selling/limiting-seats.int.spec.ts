import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { PlaceBookingDto } from '@northlight/contracts';
import { signedIn } from '../../../platform/http/testing/room-app.js';
import { aRequest, type BookingHouse, bookingHouse, saturday } from '../testing/booking-house.js';

let house: BookingHouse;

beforeAll(async () => {
  house = await bookingHouse({ SEATS_PER_NETWORK: '40', SEATS_PER_EMAIL: '30' });
  await house.opens(saturday, 2);
});
afterAll(() => house.close());

const from = (address: string) => ({ 'X-Forwarded-For': address });
const book = (overrides: Partial<PlaceBookingDto>, headers: Record<string, string>) =>
  house.post('/api/bookings', aRequest(overrides), headers);
/** Nobody else's, so that only the network counts. */
const freshEmail = () => `guest${Math.random()}@example.com`;
const statusesOf = (answers: readonly { readonly status: number }[]) => answers.map(({ status }) => status).sort();

describe('a network that takes seats', () => {
  it('gets so many in an hour, and is told when to come again', async () => {
    const office = from('203.0.113.7');
    const times = ['10:00', '10:45', '11:30'];
    const answers = [];
    for (const time of times)
      answers.push(await book({ time, numberOfTickets: 20, customerEmail: freshEmail() }, office));
    expect(statusesOf(answers)).toEqual([201, 201, 429]);
    const { body, headers } = answers[2] as (typeof answers)[number];
    expect(body).toMatchObject({ code: 'TOO_MANY_SEATS', message: expect.stringContaining('try again in 60 min') });
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(3_500);
    const neighbour = await book({ time: '11:30', customerEmail: freshEmail() }, from('203.0.113.8'));
    expect(neighbour.status).toBe(201);
  });

  it('gets no more when it asks for all at the same moment', async () => {
    const crowd = from('203.0.113.20');
    const requested = Array.from({ length: 30 }, () => ({ experienceId: 5, numberOfTickets: 4, time: '10:00' }));
    const spread = requested.map((one, nth) => ({
      ...one,
      time: ['10:00', '10:45', '11:30', '12:15'][nth % 4] as string,
    }));
    const answers = await Promise.all(spread.map((one) => book({ ...one, customerEmail: freshEmail() }, crowd)));
    expect(statusesOf(answers).filter((status) => status === 201)).toHaveLength(10);
    expect(new Set(statusesOf(answers))).toEqual(new Set([201, 429]));
  });

  it('is counted for what it got: what was refused leaves it all of its seats', async () => {
    const family = from('203.0.113.30');
    for (let nth = 0; nth < 5; nth++)
      expect((await book({ time: '10:00', numberOfTickets: 20, customerEmail: freshEmail() }, family)).status).toBe(
        409,
      );
    expect((await book({ time: '12:15', numberOfTickets: 20, customerEmail: freshEmail() }, family)).status).toBe(201);
  });

  it('is all of the addresses that a household has under IPv6', async () => {
    const answers = [];
    for (const [nth, time] of ['13:00', '13:45', '14:30'].entries())
      answers.push(
        await book({ time, numberOfTickets: 20, customerEmail: freshEmail() }, from(`2001:db8:1:2::${nth + 1}`)),
      );
    expect(statusesOf(answers)).toEqual([201, 201, 429]);
  });
});

describe('an e-mail that takes seats', () => {
  it('gets so many in an hour, from wherever it comes and however it is written', async () => {
    const sunday = { date: '2026-11-29', numberOfTickets: 15 };
    const requested = [
      [{ time: '10:00', customerEmail: 'bot@example.com' }, '198.51.100.1'],
      [{ time: '10:45', customerEmail: 'Bot@Example.com' }, '198.51.100.2'],
      [{ time: '11:30', customerEmail: 'bot@example.com' }, '198.51.100.3'],
    ] as const;
    const answers = [];
    for (const [input, address] of requested) answers.push(await book({ ...sunday, ...input }, from(address)));
    expect(statusesOf(answers)).toEqual([201, 201, 429]);
  });

  it('is not counted for the staff, nor on the machine itself', async () => {
    const desk = { ...signedIn({ id: 4, roles: ['desk'] }), ...from('198.51.100.9') };
    const sunday = { date: '2026-11-29', numberOfTickets: 20, customerEmail: 'school@example.com' };
    for (const time of ['12:15', '13:00', '13:45']) expect((await book({ ...sunday, time }, desk)).status).toBe(201);
    for (const time of ['14:30', '15:15', '16:00']) expect((await book({ ...sunday, time }, {})).status).toBe(201);
  });
});
