import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { PlaceBookingDto } from '@northlight/contracts';
import { Projections } from '@northlight/event-store';
import { signedIn } from '../../../platform/http/testing/room-app.js';
import { AccountNews, EmailVerified } from '../../identity/index.js';
import { whenAnEmailIsVerifiedClaimBookings } from '../reactions/when-an-email-is-verified-claim-bookings.js';
import {
  aRequest,
  type BookingHouse,
  bookingHouse,
  holding,
  now,
  type Placed,
  saturday,
} from '../testing/booking-house.js';
import { paidBooking } from '../testing/paid-booking.js';

const ann = signedIn({ id: 7 });
const bob = signedIn({ id: 8 });
const desk = signedIn({ id: 4, roles: ['desk'] });
/** Saturday at 2:31 PM in Rochester. */
const atTheDoor = new Date('2026-11-28T19:31:20Z');
const news = new AccountNews();
let house: BookingHouse;

beforeAll(async () => {
  house = await bookingHouse();
  whenAnEmailIsVerifiedClaimBookings(news, house.commands);
  await house.opens(saturday, 2);
});
afterAll(() => house.close());
afterEach(() => house.clock.set(now));

const place = async (overrides: Partial<PlaceBookingDto> = {}, headers = {}): Promise<Placed> =>
  (await house.post('/api/bookings', aRequest(overrides), headers)).body;
const ticketOf = (placed: Placed, headers: Record<string, string> = holding(placed)) =>
  house.get(`/api/bookings/${placed.id}/ticket`, headers);
const scan = (what: string) => house.post(`/api/admin/bookings/${encodeURIComponent(what)}/check-in`, {}, desk);
const verifies = (userId: number, email: string) => news.tell(new EmailVerified(userId, email));
const mine = async (who: Record<string, string>, when = 'upcoming'): Promise<string[]> =>
  (await house.get(`/api/bookings?limit=100&when=${when}`, who)).body.items.map(({ id }: Placed) => id);

describe('the ticket of a booking', () => {
  it('says who comes when and where, with a code that says nothing', async () => {
    const placed = await place({ customerName: 'Ann Lee', ticketType: 'member' });
    const { status, body, headers } = await ticketOf(placed);
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(body).toMatchObject({
      ...{ id: placed.id, reference: placed.reference, status: 'pending', customerName: 'Ann Lee' },
      ...{ experienceName: 'Jurassic Ride', venueAddress: '100 Demo Plaza, Rochester, NY 14604' },
      ...{ date: saturday, time: '14:30', startsAt: '2026-11-28T19:30:00.000Z', timezone: 'America/New_York' },
      ...{ duration: 30, numberOfTickets: 2, ticketType: 'member', checkedInAt: null },
      ...{ moveHours: 24, isRefundable: true, refundUntil: '2026-11-26T19:30:00.000Z' },
    });
    expect(body.code).toMatch(/^[\w-]{43}$/);
    expect((await ticketOf(placed)).body.code).toBe(body.code);
  });

  it('lets the party in once, by what was scanned, and says when it came', async () => {
    const placed = await place();
    const { code } = (await ticketOf(placed)).body;
    house.clock.set(atTheDoor);
    expect((await scan(code)).body).toMatchObject({ id: placed.id, status: 'checked_in' });
    house.clock.set(new Date('2026-11-28T19:50:00Z'));
    for (const what of [code, ` ${code} `, placed.reference]) {
      const { status, body } = await scan(what);
      expect([status, body.message]).toEqual([409, 'Already checked in at 2:31 PM']);
    }
    expect((await ticketOf(placed)).body).toMatchObject({
      status: 'checked_in',
      checkedInAt: atTheDoor.toISOString(),
    });
  });

  it('of a cancelled booking says so at the door, and is shown no more', async () => {
    const placed = await place();
    const { code } = (await ticketOf(placed)).body;
    await house.post(`/api/bookings/${placed.id}/cancel`, {}, holding(placed));
    house.clock.set(atTheDoor);
    const scanned = await scan(code);
    expect([scanned.status, scanned.body.message]).toEqual([409, 'This booking was canceled.']);
    const shown = await ticketOf(placed);
    expect([shown.status, shown.body.code]).toEqual([409, 'BOOKING_CANCELLED']);
  });

  it('manages nothing, and what manages it opens no door', async () => {
    const placed = await place();
    const { code } = (await ticketOf(placed)).body;
    expect((await ticketOf(placed, { 'Booking-Token': code })).status).toBe(404);
    house.clock.set(atTheDoor);
    expect((await scan(placed.manageToken)).status).toBe(404);
    expect((await scan(`${code.startsWith('A') ? 'B' : 'A'}${code.slice(1)}`)).status).toBe(404);
  });
});

describe('a booking of an account', () => {
  const routes: [method: 'GET' | 'POST', path: string, body: object][] = [
    ['GET', '', {}],
    ['GET', '/ticket', {}],
    ['GET', '/calendar.ics', {}],
    ['POST', '/reschedule', { date: '2026-11-29', time: '10:00' }],
    ['POST', '/party', { numberOfTickets: 3 }],
    ['POST', '/cancel', {}],
  ];

  it.each(routes)('is not there for another account: %s %s', async (method, path, body) => {
    const placed = await place({ time: '10:00' }, ann);
    const ask = (id: string) =>
      method === 'GET'
        ? house.get(`/api/bookings/${id}${path}`, bob)
        : house.post(`/api/bookings/${id}${path}`, body, bob);
    const [refused, nowhere] = [await ask(placed.id), await ask('00000000-0000-4000-8000-000000000000')];
    expect([refused.status, refused.body.code]).toEqual([404, 'BOOKING_NOT_FOUND']);
    expect({ ...refused.body, requestId: '' }).toEqual({ ...nowhere.body, requestId: '' });
    const { body: untouched } = await house.get(`/api/bookings/${placed.id}`, ann);
    expect(untouched).toMatchObject({ status: 'pending', time: '10:00', numberOfTickets: 2 });
  });

  it('is moved and cancelled by its owner, who needs nothing but to be signed in', async () => {
    const placed = await paidBooking(house, { time: '10:45' }, ann);
    const to = { date: '2026-11-29', time: '10:45' };
    expect((await house.post(`/api/bookings/${placed.id}/reschedule`, to, ann)).body).toMatchObject(to);
    expect((await house.post(`/api/bookings/${placed.id}/cancel`, {}, ann)).body.refund).toBe(72.08);
  });

  it('that never lapses is ahead until it begins, and past from then on', async () => {
    const fay = signedIn({ id: 21 });
    const { id } = await place({ time: '13:45' }, fay);
    const lists = async () => Promise.all(['upcoming', 'past', 'cancelled'].map((when) => mine(fay, when)));
    expect(await lists()).toEqual([[id], [], []]);
    house.clock.set(new Date('2026-11-28T18:45:00Z'));
    expect(await lists()).toEqual([[], [id], []]);
  });

  it('says in the list what may still be done with it, to the second', async () => {
    const placed = await paidBooking(house, { time: '11:30' }, signedIn({ id: 20 }));
    const options = async (at: string) => {
      house.clock.set(new Date(at));
      const { body } = await house.get('/api/bookings', signedIn({ id: 20 }));
      expect(body.items[0].id).toBe(placed.id);
      const { canMove, canCancel, refundNow } = body.items[0].options ?? {};
      return [canMove, canCancel, refundNow];
    };
    expect(await options('2026-11-26T16:30:00Z')).toEqual([true, true, 72.08]);
    expect(await options('2026-11-26T16:30:01Z')).toEqual([true, true, 0]);
    expect(await options('2026-11-27T16:30:00Z')).toEqual([true, true, 0]);
    expect(await options('2026-11-27T16:30:01Z')).toEqual([false, false, 0]);
    expect(await options('2026-11-28T16:30:00Z')).toEqual([undefined, undefined, undefined]);
  });
});

describe('whoever booked as a visitor', () => {
  it('has it with the account that shows the same e-mail, however it was written', async () => {
    const [first, second] = [await place({ customerEmail: 'Cleo@Example.com' }), await place({ time: '12:15' })];
    expect(await mine(signedIn({ id: 30 }))).toEqual([]);
    await verifies(30, 'cleo@example.com');
    expect(await mine(signedIn({ id: 30 }))).toEqual([first.id]);
    expect((await house.get(`/api/bookings/${second.id}`, signedIn({ id: 30 }))).status).toBe(404);
  });

  it('has it once, whoever claims however often at once', async () => {
    const placed = await place({ customerEmail: 'dan@example.com', time: '13:00' });
    await Promise.all([31, 31, 31, 32].map((userId) => verifies(userId, 'dan@example.com')));
    await verifies(33, 'dan@example.com');
    const { rows } = await house.pool.query(
      "select data->>'userId' as owner from log.events where stream = $1 and type = 'BookingClaimed'",
      [`booking/${placed.id}`],
    );
    expect(rows).toHaveLength(1);
    expect(await mine(signedIn({ id: Number(rows[0].owner) }))).toEqual([placed.id]);
  });

  it('finds it in the list as soon as the e-mail is verified, and not before', async () => {
    const placed = await place({ customerEmail: 'gil@example.com', time: '16:00' });
    const gil = { id: 36, email: 'Gil@example.com' };
    expect(await mine(signedIn({ ...gil, emailVerified: false }))).toEqual([]);
    expect(await mine(signedIn({ ...gil, emailVerified: true }))).toEqual([placed.id]);
    const later = await place({ customerEmail: 'gil@example.com', time: '16:45' });
    expect(await mine(signedIn({ ...gil, emailVerified: true }))).toEqual([placed.id, later.id]);
    const { rows } = await house.pool.query(
      "select meta->>'actor' as actor from log.events where stream = $1 and type = 'BookingClaimed'",
      [`booking/${later.id}`],
    );
    expect(rows).toEqual([{ actor: 'user:36' }]);
  });

  it('does not get what an account booked with that e-mail', async () => {
    const placed = await place({ customerEmail: 'eva@example.com', time: '13:45' }, bob);
    await verifies(34, 'eva@example.com');
    expect([await mine(signedIn({ id: 34 })), await mine(bob)]).toEqual([[], [placed.id]]);
  });

  it('keeps it when the read rows are made anew from the log', async () => {
    const placed = await place({ customerEmail: 'fay@example.com', time: '15:15' });
    await verifies(35, 'fay@example.com');
    await house.app.get(Projections, { strict: false }).rebuild('bookings');
    expect(await mine(signedIn({ id: 35 }))).toEqual([placed.id]);
  });
});
