import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { EventTypes } from '@northlight/event-store';
import { SubscriptionFollower } from '@northlight/event-store/consume';
import { whenABookingChangesSettleItsGuestPasses } from '../src/contexts/booking/reactions/when-a-booking-changes-settle-its-guest-passes.js';
import { ExpireHold } from '../src/contexts/booking/selling/features/expire-hold/expire-hold.handler.js';
import { identityMigrations } from '../src/contexts/identity/index.js';
import { Vouchers } from '../src/contexts/vouchers/index.js';
import { loadMemberships } from '../src/demo/membership/load-memberships.js';
import { followerParts } from '../src/platform/event-store/follower-parts.js';
import { signedIn } from '../src/platform/http/testing/room-app.js';
import { admin, codeOf, PromoStories } from './promo-stories.js';
import { now, type ShopHouse, shopHouse } from './shop-house.js';

const visit = { venueId: 1, experienceId: 1, date: '2026-11-28', time: '14:30', numberOfTickets: 3 };
const ann = { customerName: 'Ann Lee', customerEmail: 'ann@example.com' };
const day = (instant: string) => new Date(instant);

let house: ShopHouse;
let reaction: SubscriptionFollower;
let accounts = 0;

beforeAll(async () => {
  house = await shopHouse({ HOLD_MINUTES: '15' }, { migrations: identityMigrations });
  await loadMemberships(house.app);
  const { app, pool, clock } = house;
  const commands = app.get(CommandBus, { strict: false });
  const parts = followerParts({ pool, clock, types: app.get(EventTypes, { strict: false }) });
  const { signal } = new AbortController();
  reaction = new SubscriptionFollower(whenABookingChangesSettleItsGuestPasses(commands), parts, signal);
});
afterAll(() => house.close());

type Headers = Record<string, string>;

/** The holder of a Platinum plan that was granted to the end of the year, unless said otherwise. */
async function holder({ passes = 2, paid = null as string | null, until = '2026-12-31' } = {}): Promise<Headers> {
  const name = `holder${++accounts}`;
  const { rows } = await house.pool.query(
    `insert into identity.users (username, username_key, email, email_key, password_hash, created_at, membership_tier,
       subscription_status, subscription_end_date, guest_passes_left, last_billing_date)
     values ($1, $1, $1, $1, '$argon2id$none', $2, 'platinum', 'active', $3, $4, $5) returning id`,
    [name, now, until, passes, paid],
  );
  return signedIn({ id: rows[0].id, email: ann.customerEmail, plan: 'platinum' });
}

const book = (who: Headers, input: object = {}, headers: Headers = {}) =>
  house.post(
    '/api/bookings',
    { ...visit, ticketType: 'standard', guestPasses: 1, ...ann, ...input },
    {
      ...who,
      ...headers,
    },
  );
const quote = (who: Headers, input: object = {}) =>
  house.post(
    '/api/bookings/quote',
    { experienceId: 1, numberOfTickets: 3, ticketType: 'standard', guestPasses: 1, ...input },
    who,
  );
const left = async (who: Headers): Promise<number> => {
  await reaction.catchUp();
  return (await house.get('/api/guest-passes', who)).body.left;
};
const change = (who: Headers, path: string, input: object) => house.post(`/api/bookings/${path}`, input, who);

describe('the holder of a plan with guest passes', () => {
  it('brings a guest for $0, is quoted so, and has one pass less until the month is over', async () => {
    const who = await holder();
    const priced = { discount: 34, guestPasses: 1, guestPassDiscount: 34, bookingFee: 4.08, totalPrice: 72.08 };
    expect((await quote(who)).body).toMatchObject({ gross: 102, subtotal: 68, ...priced });
    const { status, body } = await book(who, { totalPrice: 72.08 });
    const { discount: _, ...placed } = priced;
    expect([status, body]).toMatchObject([201, { ...placed, priceAdjusted: false }]);
    expect((await house.get('/api/guest-passes', who)).body).toEqual({ passes: 2, left: 1, until: '2026-11-30' });
    expect((await house.get(`/api/bookings/${body.id}`, who)).body).toMatchObject(priced);
    house.clock.set(day('2026-12-01T05:00:00Z'));
    expect((await house.get('/api/guest-passes', who)).body).toEqual({ passes: 2, left: 2, until: '2026-12-31' });
    house.clock.set(now);
  });

  it('has new ones with each month that is paid, and none of the last one', async () => {
    const who = await holder({ paid: '2026-12-05', until: '2026-12-05' });
    await book(who, { guestPasses: 2 });
    expect(await codeOf(book(who))).toBe('GUEST_PASS_USED_UP');
    const id = JSON.parse(who['x-principal'] ?? '{}').id;
    await house.pool.query("update identity.users set last_billing_date = '2027-01-05' where id = $1", [id]);
    expect(await left(who)).toBe(2);
    expect((await book(who)).status).toBe(201);
  });

  it('cannot bring more guests than passes, come for nothing, or use one with a family pack', async () => {
    const who = await holder();
    const refusals = await Promise.all([
      codeOf(quote(who, { numberOfTickets: 4, guestPasses: 3 })),
      codeOf(book(who, { numberOfTickets: 4, guestPasses: 3 })),
      codeOf(book(who, { numberOfTickets: 1 })),
      codeOf(book(who, { numberOfTickets: 4, ticketType: 'family' })),
      codeOf(book(who, { guestPasses: 20 })),
      codeOf(book(who, { guestPasses: 0.5 })),
    ]);
    expect(refusals).toEqual([
      ...['GUEST_PASS_USED_UP', 'GUEST_PASS_USED_UP', 'GUEST_PASS_OWN_TICKET', 'GUEST_PASS_FAMILY_PACK'],
      ...['INVALID_INPUT', 'INVALID_INPUT'],
    ]);
    expect(await left(who)).toBe(2);
  });

  it('never has more than that, however many tabs book at the same moment', async () => {
    const who = await holder();
    const times = ['10:00', '10:45', '11:30', '12:15', '13:00', '15:15'];
    const answers = await Promise.all(times.map((time) => book(who, { time, numberOfTickets: 2 })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409, 409, 409]);
    expect(await left(who)).toBe(0);
  });

  it('is answered the same to the same key, with one pass used, though the plan has ended since', async () => {
    const who = await holder();
    const key = { 'Idempotency-Key': 'guests-come-once' };
    const [one, other] = await Promise.all([book(who, {}, key), book(who, {}, key)]);
    expect(one.body.id).toBe(other.body.id);
    expect(await left(who)).toBe(1);
    await house.pool.query('update identity.users set subscription_end_date = $1', ['2026-11-01']);
    expect((await book(who, {}, key)).body).toEqual(one.body);
    expect(await codeOf(book(who))).toBe('GUEST_PASS_NO_PLAN');
    const seen = await house.get(`/api/bookings/${one.body.id}`, who);
    expect(seen.body).toMatchObject({ guestPasses: 1, totalPrice: 72.08 });
  });
});

describe('a pass that was used', () => {
  it('goes back when the booking is cancelled or lapses, once, and stays with one that moves', async () => {
    const who = await holder();
    const { body: booked } = await book(who, { guestPasses: 2 });
    await change(who, `${booked.id}/reschedule`, { date: visit.date, time: '16:00' });
    expect(await left(who)).toBe(0);
    await change(who, `${booked.id}/cancel`, {});
    expect(await left(who)).toBe(2);
    const { body: held } = await book(who, { time: '16:45' });
    expect(await left(who)).toBe(1);
    house.clock.set(day('2026-11-20T15:15:00Z'));
    await house.app.get(CommandBus, { strict: false }).execute(new ExpireHold(1, held.id));
    expect([await left(who), await left(who)]).toEqual([2, 2]);
    house.clock.set(now);
  });

  it('goes back with a party that is too small for it, after money does', async () => {
    const who = await holder();
    const { body: booked } = await book(who, { guestPasses: 2, numberOfTickets: 4, time: '17:30' });
    const two = await change(who, `${booked.id}/party`, { numberOfTickets: 3 });
    expect([two.body.totalPrice, await left(who)]).toEqual([36.04, 0]);
    const one = await change(who, `${booked.id}/party`, { numberOfTickets: 1 });
    expect([one.body.totalPrice, one.body.guestPasses, await left(who)]).toEqual([36.04, undefined, 2]);
  });
});

describe('beside other discounts', () => {
  it('the member price, a promo code and a gift card are of the tickets that are paid', async () => {
    const who = await holder();
    expect((await quote(who, { ticketType: 'member' })).body).toMatchObject({ planPercent: 20, subtotal: 54.4 });
    const promoCode = await new PromoStories(house).creates({ value: 50 });
    const promoted = { promo: 34, subtotal: 34, totalPrice: 36.04 };
    expect((await quote(who, { promoCode })).body).toMatchObject(promoted);
    const { body } = await book(who, { promoCode, totalPrice: 36.04, time: '11:30' });
    const { subtotal, totalPrice } = promoted;
    expect(body).toMatchObject({ promo: 34, subtotal, totalPrice, guestPasses: 1 });
    const voucherCode = await giftCard(50);
    const paid = { voucher: 50, totalPrice: 19.08, guestPasses: 1 };
    expect((await book(who, { voucherCode, totalPrice: 19.08, time: '13:00' })).body).toMatchObject(paid);
    expect(await left(who)).toBe(0);
    expect(await codeOf(book(who, { voucherCode: await giftCard(50), time: '13:00' }))).toBe('GUEST_PASS_USED_UP');
  });
});

describe('whoever has no plan', () => {
  it('has no guest passes: not a visitor, not an account without one', async () => {
    const { rows } = await house.pool.query(
      `insert into identity.users (username, username_key, email, email_key, password_hash, created_at)
       values ('none', 'none', 'none', 'none', '$argon2id$none', $1) returning id`,
      [now],
    );
    const who = signedIn({ id: rows[0].id });
    expect((await house.get('/api/guest-passes', who)).body).toEqual({ passes: 0, left: 0, until: null });
    const asked = [quote({}), book({}), quote(who), book(who)];
    expect(new Set(await Promise.all(asked.map(codeOf)))).toEqual(new Set(['GUEST_PASS_NO_PLAN']));
    expect((await house.get('/api/guest-passes')).status).toBe(401);
  });
});

async function giftCard(amount: number): Promise<string> {
  const request = { amount, recipientName: 'Ann Lee', recipientEmail: 'ann@example.com' };
  const key = { 'Idempotency-Key': `gift-card-${Math.random()}` };
  const { body } = await house.post('/api/admin/vouchers', request, { ...admin, ...key });
  const { rows } = await house.pool.query('select ledger from vouchers.vouchers where id = $1', [body.id]);
  const found = await house.app.get(Vouchers, { strict: false }).find({ ledger: rows[0].ledger, id: body.id });
  return found?.recipient?.code ?? '';
}
