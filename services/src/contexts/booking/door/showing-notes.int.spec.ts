import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { signedIn } from '../../../platform/http/testing/room-app.js';
import { aRequest, type BookingHouse, bookingHouse, now, type Placed, saturday } from '../testing/booking-house.js';

let house: BookingHouse;
const desk = signedIn({ id: 4, roles: ['desk'] });
const wheelchair = 'Wheelchair, comes 10 minutes early';

beforeAll(async () => {
  house = await bookingHouse();
  await house.opens(saturday, 2);
});
beforeEach(() => house.clock.set(now));
afterAll(() => house.close());

const place = async (overrides: Parameters<typeof aRequest>[0]): Promise<Placed> =>
  (await house.post('/api/bookings', aRequest({ numberOfTickets: 1, ...overrides }))).body;
const write = (booking: string, text: string) => house.post(`/api/admin/bookings/${booking}/notes`, { text }, desk);

describe('where a note is needed', () => {
  const inManifest = async (id: string, date = saturday) => {
    const { slots } = (await house.get(`/api/admin/manifest?venueId=1&date=${date}`, desk)).body;
    const all = slots.flatMap(({ bookings }: { bookings: object[] }) => bookings);
    return all.find((one: { id: string }) => one.id === id);
  };

  it('it is in the manifest and in what is found, and a party without one has none', async () => {
    const [ann, bob] = [await place({ time: '10:00' }), await place({ time: '10:00' })];
    await write(ann.id, wheelchair);
    expect(await inManifest(ann.id)).toMatchObject({ notes: [wheelchair] });
    expect(await inManifest(bob.id)).toMatchObject({ notes: [] });
    const { body: found } = await house.get(`/api/admin/bookings?search=${ann.reference}`, desk);
    expect(found.items).toMatchObject([{ notes: [wheelchair] }]);
  });

  it('it is in the table of the day, and is no formula there', async () => {
    const { id } = await place({ time: '10:45' });
    await write(id, '=HYPERLINK("http://evil.example")');
    house.clock.set(new Date(now.getTime() + 60_000));
    await write(id, 'two\nlines');
    const path = `/api/admin/manifest.csv?venueId=1&date=${saturday}`;
    const csv = await (await fetch(`${await house.app.getUrl()}${path}`, { headers: desk })).text();
    expect(csv.split('\r\n')[0]).toMatch(/,"notes"$/);
    expect(csv).toContain(`,"'=HYPERLINK(""http://evil.example"") / two lines"`);
  });

  it('the door is told, the second time and after a mistake as well', async () => {
    const { id, reference } = await place({ time: '11:30' });
    await write(id, wheelchair);
    const keyed = { ...desk, 'Idempotency-Key': `scan-of-${id}` };
    const letIn = () => house.post(`/api/admin/bookings/${reference}/check-in`, { anyway: true }, keyed);
    for (const _ of [1, 2]) expect((await letIn()).body).toMatchObject({ status: 'checked_in', notes: [wheelchair] });
    const saved = await house.pool.query('select answer::text from log.requests where key = $1', [`scan-of-${id}`]);
    expect(saved.rows[0].answer).not.toContain('Wheelchair');
    const undone = await house.post(`/api/admin/bookings/${reference}/undo-check-in`, {}, desk);
    expect(undone.body).toMatchObject({ status: 'confirmed', notes: [wheelchair] });
  });

  it('it stays with a booking that is moved, and with one that is cancelled', async () => {
    const { id } = await place({ time: '12:15' });
    await write(id, wheelchair);
    const sunday = '2026-11-29';
    const to = { date: sunday, time: '12:15', reason: 'equipment' };
    expect((await house.post(`/api/admin/bookings/${id}/move`, to, desk)).status).toBe(200);
    expect(await inManifest(id, sunday)).toMatchObject({ notes: [wheelchair] });
    await house.post(`/api/admin/bookings/${id}/cancel`, { reason: 'weather' }, desk);
    expect(await inManifest(id, sunday)).toMatchObject({ status: 'cancelled', notes: [wheelchair] });
    expect((await write(id, 'Was told by telephone')).status).toBe(201);
  });
});
