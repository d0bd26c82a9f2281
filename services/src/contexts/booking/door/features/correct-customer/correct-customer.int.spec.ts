import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { signedIn } from '../../../../../platform/http/testing/room-app.js';
import { formerlyOf } from '../../../../../platform/privacy/testing/persons-of.js';
import { Bookings } from '../../../domain/booking/bookings.js';
import { BookingHolder } from '../../../person-holder.js';
import {
  aRequest,
  type BookingHouse,
  bookingHouse,
  holding,
  now,
  type Placed,
  saturday,
} from '../../../testing/booking-house.js';

let house: BookingHouse;

beforeAll(async () => {
  house = await bookingHouse();
  await house.opens(saturday);
});
afterAll(() => house.close());

const desk = signedIn({ id: 3, roles: ['desk'] });
const place = async (customerEmail: string, headers = {}): Promise<Placed> =>
  (await house.post('/api/bookings', aRequest({ numberOfTickets: 1, customerEmail }), headers)).body;
const correct = (id: string, input: object, headers: Record<string, string> = desk) =>
  house.post(`/api/admin/bookings/${id}/customer`, { customerName: 'Ann Lee', ...input }, headers);
const atDesk = async (search: string) =>
  (await house.get(`/api/admin/bookings?search=${encodeURIComponent(search)}`, desk)).body.items;
const mails = async (id: string): Promise<number> =>
  (
    await house.pool.query(
      "select count(*)::int as n from log.outbox where kind = 'booking-links' and payload::text like '%' || $1 || '%'",
      [id],
    )
  ).rows[0].n;
const mine = async (id: number, email: string) =>
  (await house.get('/api/bookings', signedIn({ id, email, emailVerified: true }))).body.items.map(
    ({ id: booking }: { id: string }) => booking,
  );

describe('a customer whose e-mail was mistyped', () => {
  it('is found by the right one, gets the mail again where that is wanted, and the link that went to the wrong one opens nothing', async () => {
    const ann = await place('ann@exmaple.com');
    const { status, body } = await correct(ann.reference, { customerEmail: 'ann@right.example', resend: true });
    expect([status, body]).toEqual([200, { id: ann.id, changed: ['email'], isResent: true }]);
    expect(await atDesk('ann@right.example')).toMatchObject([{ id: ann.id, customerEmail: 'ann@right.example' }]);
    expect(await atDesk('ann@exmaple.com')).toEqual([]);
    expect(await mails(ann.id)).toBe(1);
    expect((await house.get(`/api/bookings/${ann.id}`, holding(ann))).body.code).toBe('BOOKING_LINK_REPLACED');
  });

  it('is on record by which fields were changed, and never by what is in them', async () => {
    const ann = await place('ann@exmaple.com');
    await correct(ann.id, {
      customerName: 'Änn Leigh',
      customerEmail: 'leigh@right.example',
      customerPhone: '585 555 0100',
    });
    const { rows } = await house.pool.query('select what, who_id, old, new from log.audit where subject_id = $1', [
      ann.id,
    ]);
    expect(rows).toEqual([
      { what: 'customer corrected', who_id: 3, old: null, new: { changed: ['name', 'email', 'phone'] } },
    ]);
  });

  it('keeps the notes of the desk, and what is the same is no change', async () => {
    const ann = await place('ann@exmaple.com');
    await house.post(`/api/admin/bookings/${ann.id}/notes`, { text: 'Wheelchair' }, desk);
    await correct(ann.id, { customerEmail: 'notes@right.example' });
    expect((await atDesk('notes@right.example'))[0].notes).toEqual(['Wheelchair']);
    expect((await correct(ann.id, { customerEmail: 'notes@right.example' })).body.changed).toEqual([]);
    expect(await mails(ann.id)).toBe(0);
  });

  it('is put right once under one key', async () => {
    const ann = await place('ann@exmaple.com');
    const headers = { ...desk, 'Idempotency-Key': 'put-right-once' };
    const input = { customerEmail: 'once@right.example', resend: true };
    const first = await correct(ann.id, input, headers);
    expect((await correct(ann.id, input, headers)).body).toEqual(first.body);
    expect(await mails(ann.id)).toBe(1);
  });

  it('is refused to visitors, without a name, and once the person was forgotten', async () => {
    const ann = await place('ann@exmaple.com');
    expect((await correct(ann.id, {}, signedIn({ id: 8 }))).status).toBe(403);
    expect((await correct(ann.id, { customerName: ' ' })).body.code).toBe('INVALID_INPUT');
    expect((await correct(ann.id, { customerEmail: '', resend: true })).body.code).toBe('CUSTOMER_WITHOUT_EMAIL');
    const forgotten = '(venue_id, ref) in (select venue_id, customer_ref from booking.bookings where id = $1)';
    await house.pool.query(`delete from booking.person_keys where ${forgotten}`, [ann.id]);
    await house.pool.query(
      `update booking.customers set sealed = null, email_hash = null, erased_at = now() where ${forgotten}`,
      [ann.id],
    );
    expect((await correct(ann.id, {})).body.code).toBe('CUSTOMER_ERASED');
  });
});

describe('a booking whose e-mail was put right', () => {
  it('becomes that of the account that reads it, also where another had claimed it by the wrong one', async () => {
    const ann = await place('wrong@example.com');
    expect(await mine(21, 'wrong@example.com')).toEqual([ann.id]);
    await correct(ann.id, { customerEmail: 'right@example.com' });
    expect(await mine(21, 'wrong@example.com')).toEqual([ann.id]); // nobody else has shown that it is theirs
    expect(await mine(22, 'right@example.com')).toEqual([ann.id]);
    expect(await mine(21, 'wrong@example.com')).toEqual([]);
  });

  it('stays where it is while only its name or phone was', async () => {
    const ann = await place('same@example.com', signedIn({ id: 23 }));
    await correct(ann.id, { customerName: 'Anne Lee', customerEmail: 'same@example.com' });
    expect(await mine(24, 'same@example.com')).toEqual([]);
  });
});

describe('a booking that was put under an address', () => {
  const anHour = 60 * 60_000;
  const email = 'left@example.com';

  it('is forgotten with whoever had the address then, and not with whoever had left it before', async () => {
    const [early, late] = [await place('typo@example.com'), await place('typo@example.com')];
    await correct(early.id, { customerEmail: email });
    house.clock.set(new Date(now.getTime() + 2 * anHour));
    await correct(late.id, { customerEmail: email });
    house.clock.set(now);
    const holder = house.app.get(BookingHolder);
    const former = formerlyOf(house.app, email, new Date(now.getTime() + anHour));
    expect(await holder.find(former)).toMatchObject([{ id: early.reference }]);
    expect(await holder.erase(former, now)).toBe(1);
    expect(await atDesk(email)).toMatchObject([{ id: late.id }]);
  });
});

describe('a mail that cannot be delivered', () => {
  it('is seen at the desk until there is another address', async () => {
    const ann = await place('gone@example.com');
    expect((await atDesk(ann.reference))[0].mailUndeliverable).toBeUndefined();
    for (const _ of [1, 2]) await house.app.get(Bookings, { strict: false }).noteUndelivered(1, ann.id);
    expect((await atDesk(ann.reference))[0].mailUndeliverable).toBe(true);
    await correct(ann.id, { customerName: 'Anne Lee', customerEmail: 'gone@example.com' });
    expect((await atDesk(ann.reference))[0].mailUndeliverable).toBe(true);
    await correct(ann.id, { customerEmail: 'here@example.com' });
    expect((await atDesk(ann.reference))[0].mailUndeliverable).toBeUndefined();
  });
});
