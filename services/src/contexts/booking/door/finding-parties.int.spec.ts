import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { signedIn } from '../../../platform/http/testing/room-app.js';
import {
  aRequest,
  type BookingHouse,
  bookingHouse,
  holding,
  now,
  type Placed,
  saturday,
} from '../testing/booking-house.js';

let house: BookingHouse;
const desk = signedIn({ id: 4, roles: ['desk'] });

const place = async (overrides: Parameters<typeof aRequest>[0]): Promise<Placed> =>
  (await house.post('/api/bookings', aRequest(overrides))).body;
const manifest = async (date = saturday) => (await house.get(`/api/admin/manifest?venueId=1&date=${date}`, desk)).body;
const search = async (text: string) =>
  (await house.get(`/api/admin/bookings?search=${encodeURIComponent(text)}`, desk)).body;
const namesOf = (found: { items: { customerName: string }[] }) => found.items.map(({ customerName }) => customerName);

let ann: Placed;
let zoe: Placed;

beforeAll(async () => {
  house = await bookingHouse();
  await house.opens(saturday, 2);
  ann = await place({ customerPhone: '(585) 555-0142' });
  zoe = await place({ time: '10:00', customerName: 'Zoë Ångström', customerEmail: 'zoe@example.com' });
  const bob = await place({ customerName: 'Bob', customerEmail: 'bob@example.com' });
  await house.post(`/api/bookings/${bob.id}/cancel`, {}, holding(bob));
});
afterAll(() => house.close());

describe('the manifest of a day', () => {
  it('says who is expected when, with the cancelled among them', async () => {
    const { slots, ...rest } = await manifest();
    expect(rest).toEqual({
      venueId: 1,
      venueName: 'Rochester Flagship',
      timezone: 'America/New_York',
      date: saturday,
    });
    expect(slots).toHaveLength(2);
    expect(slots[0]).toMatchObject({ time: '10:00', bookings: [{ customerName: 'Zoë Ångström' }] });
    expect(slots[1]).toMatchObject({ time: '14:30', experienceName: 'Jurassic Ride', capacity: 20, bookedCount: 2 });
    expect(slots[1].bookings).toMatchObject([
      { id: ann.id, status: 'pending', customerPhone: '(585) 555-0142', totalPrice: 72.08, refund: null },
      { status: 'cancelled', customerName: 'Bob', refund: 0 },
    ]);
  });

  it('is empty where nobody comes, and refuses what is no day or no venue', async () => {
    expect((await manifest('2026-11-29')).slots).toEqual([]);
    expect(await manifest('2026-02-30')).toMatchObject({ statusCode: 400, message: 'Please select a date' });
    expect((await house.get(`/api/admin/manifest?venueId=999&date=${saturday}`, desk)).body.code).toBe(
      'VENUE_NOT_FOUND',
    );
  });

  it('may be taken along as a table', async () => {
    const response = await fetch(`${await house.app.getUrl()}/api/admin/manifest.csv?venueId=1&date=${saturday}`, {
      headers: desk,
    });
    expect(response.headers.get('content-disposition')).toBe(`attachment; filename="manifest-${saturday}.csv"`);
    const lines = (await response.text()).trim().split('\r\n');
    expect(lines).toHaveLength(4);
    expect(lines[1]).toContain(',"Zoë Ångström","zoe@example.com",');
  });

  it('forgets who was forgotten, and keeps their seats', async () => {
    const eve = await place({ time: '10:45', customerName: 'Eve', customerEmail: 'eve@example.com' });
    await house.pool.query(
      `with gone as (delete from booking.person_keys where ref = (select customer_ref from booking.bookings where id = $1) returning ref)
       update booking.customers c set sealed = null, email_hash = null, erased_at = now() from gone where c.ref = gone.ref`,
      [eve.id],
    );
    const { slots } = await manifest();
    expect(slots[1]).toMatchObject({ bookedCount: 2, bookings: [{ customerName: null, customerEmail: null }] });
  });
});

describe('somebody at the desk finds a booking', () => {
  it('not by a reference that nobody has, and no names are opened for it', async () => {
    const { body } = await house.get('/api/admin/bookings?search=NL-23456789', desk);
    expect(body).toEqual({ items: [], nextCursor: null, within: null });
  });

  it('by its reference, with or without its beginning', async () => {
    for (const text of [ann.reference, ann.reference.slice(3).toLowerCase(), ` ${ann.reference} `])
      expect((await search(text)).items).toMatchObject([{ id: ann.id }]);
  });

  it('by the e-mail, however it is written', async () => {
    expect((await search('ZOE@example.com')).items).toMatchObject([{ id: zoe.id }]);
    expect((await search('nobody@example.com')).items).toEqual([]);
  });

  it('by a part of the name or of the phone number, and is told which days were looked through', async () => {
    const found = await search('angstrom');
    expect(namesOf(found)).toEqual(['Zoë Ångström']);
    expect(found.within).toEqual({ from: '2026-11-13', to: '2027-01-19' });
    expect(namesOf(await search('555-0142'))).toEqual(['Ann Lee']);
    expect(namesOf(await search('0142 Lee'))).toEqual(['Ann Lee']);
    expect(namesOf(await search('xy'))).toEqual([]);
  });

  it('page after page: by name the visits that are next first, by e-mail the latest', async () => {
    for (const time of ['13:45', '10:00', '11:30'])
      await place({ time, customerName: 'Zoë Ångström', customerEmail: 'zoe.two@example.com' });
    const pages = async (text: string) => {
      const times: string[][] = [];
      for (let cursor: string | null = ''; cursor !== null; ) {
        const query: string = `search=${text}&limit=2${cursor && `&cursor=${cursor}`}`;
        const { body } = await house.get(`/api/admin/bookings?${query}`, desk);
        times.push(body.items.map(({ time }: { time: string }) => time));
        cursor = body.nextCursor;
      }
      return times;
    };
    expect(await pages('angstrom')).toEqual([
      ['10:00', '10:00'],
      ['11:30', '13:45'],
    ]);
    expect(await pages('zoe.two@example.com')).toEqual([['13:45', '11:30'], ['10:00']]);
  });

  it('and nobody else does, nor with one letter', async () => {
    expect((await search('a')).message).toBe('Please enter 2 to 254 characters');
    for (const path of [
      `manifest?venueId=1&date=${saturday}`,
      `manifest.csv?venueId=1&date=${saturday}`,
      'bookings?search=ann',
    ]) {
      expect((await house.get(`/api/admin/${path}`)).status).toBe(401);
      expect((await house.get(`/api/admin/${path}`, signedIn({ id: 9 }))).status).toBe(403);
    }
  });
});

describe('a customer who lost their mail', () => {
  const resend = (booking: string, headers = desk) => house.post(`/api/admin/bookings/${booking}/resend`, {}, headers);
  const links = async () =>
    (await house.pool.query("select payload from log.outbox where kind = 'booking-links'")).rows.map(
      ({ payload }) => payload,
    );

  it('is sent the link again, once where the desk presses twice at once', async () => {
    await Promise.all([resend(ann.reference), resend(ann.id)]);
    expect(await links()).toEqual([{ bookings: [{ venueId: 1, bookingId: ann.id }] }]);
  });

  it('is sent it once where the desk asks again for want of an answer, and again when it really asks again', async () => {
    const before = (await links()).length;
    const keyed = (key: string) => ({ ...desk, 'Idempotency-Key': key });
    const requested: [string, number][] = [
      ['link-no-1', 1],
      ['link-no-1', 2],
      ['link-no-2', 3],
    ];
    for (const [key, minutes] of requested) {
      house.clock.set(new Date(now.getTime() + minutes * 60_000));
      expect(await resend(ann.reference, keyed(key))).toMatchObject({ status: 200, body: { id: ann.id } });
    }
    house.clock.set(now);
    expect((await links()).length - before).toBe(2);
  });

  it('is not written to about what was cancelled', async () => {
    const { slots } = await manifest();
    const bob = slots.at(-1).bookings.at(-1);
    expect((await resend(bob.reference)).body.code).toBe('BOOKING_NOT_LIVE');
    expect((await resend('NL-22222222')).body.code).toBe('BOOKING_NOT_FOUND');
  });

  it('and left no address, is not said to be written to', async () => {
    const sale = { ...aRequest({ time: '16:45' }), customerEmail: '' };
    const { body: walkIn } = await house.post('/api/admin/bookings', sale, desk);
    const { status, body } = await resend(walkIn.reference);
    expect([status, body.message]).toEqual([409, 'This booking has no email address.']);
  });
});

describe('what the desk books', () => {
  const ownerOf = async (input: object, headers: Record<string, string>): Promise<number | null> => {
    const { id } = (await house.post('/api/bookings', aRequest({ time: '16:00', ...input }), headers)).body;
    return (await house.pool.query('select user_id from booking.bookings where id = $1', [id])).rows[0].user_id;
  };

  it('for a walk-in is the customer’s to claim, and what they book for themselves is theirs', async () => {
    const headers = signedIn({ id: 4, roles: ['desk'], email: 'dana@example.com' });
    expect(await ownerOf({ customerEmail: 'walk-in@example.com' }, headers)).toBeNull();
    expect(await ownerOf({ customerEmail: 'Dana@example.com' }, headers)).toBe(4);
    expect(await ownerOf({ customerEmail: 'friend@example.com' }, signedIn({ id: 9 }))).toBe(9);
  });
});
