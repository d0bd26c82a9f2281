import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { PlaceBookingDto, RefundsView, RefundView } from '@northlight/contracts';
import { Projections } from '@northlight/event-store';
import { signedIn } from '../../../platform/http/testing/room-app.js';
import { forgetPerson } from '../../../platform/privacy/testing/persons-of.js';
import { Bookings } from '../domain/booking/bookings.js';
import { type BookingHouse, bookingHouse, holding, now, type Placed, saturday } from '../testing/booking-house.js';
import { paidBooking } from '../testing/paid-booking.js';

const admin = signedIn({ id: 1, isAdmin: true });
const desk = signedIn({ id: 4, roles: ['desk'] });
const refunds = '/api/admin/refunds';
let house: BookingHouse;

beforeAll(async () => {
  house = await bookingHouse();
  await house.opens(saturday, 2);
});
afterAll(() => house.close());
afterEach(() => house.clock.set(now));

const cancelled = async (overrides: Partial<PlaceBookingDto> = {}): Promise<Placed> => {
  const placed = await paidBooking(house, overrides);
  await house.post(`/api/bookings/${placed.id}/cancel`, {}, holding(placed));
  return placed;
};
const refundOf = ({ reference }: Placed, how: string) => `/api/admin/bookings/${reference}/refund/${how}`;
const settle = (placed: Placed, how: string, body: object) => house.post(refundOf(placed, how), body, admin);
const listed = async (query = ''): Promise<RefundsView> => (await house.get(refunds + query, desk)).body;
const listedOf = async (placed: Placed, state: string): Promise<RefundView | undefined> =>
  (await listed(`?state=${state}`)).items.find(({ bookingId }) => bookingId === placed.id);
const byCustomer = async (placed: Placed) => (await house.get(`/api/bookings/${placed.id}`, holding(placed))).body;
const history = async ({ id }: Placed) => (await house.get(`/api/admin/bookings/${id}/history`, desk)).body.items;
const mailsAbout = async ({ id }: Placed): Promise<string[]> => {
  const sql = "select kind from log.outbox where payload ->> 'bookingId' = $1 and kind like 'refund%'";
  return (await house.pool.query(sql, [id])).rows.map(({ kind }) => kind);
};

describe('money that goes back', () => {
  it('is asked for by a cancellation, paid by an admin, and told to the customer once', async () => {
    const placed = await cancelled();
    expect(await listedOf(placed, 'requested')).toMatchObject({
      ...{ reference: placed.reference, state: 'requested', owed: 72.08, paid: 0, requestedAt: now.toISOString() },
      ...{ customerName: 'Ann Lee', venueName: 'Rochester Flagship', experienceName: 'Jurassic Ride' },
    });
    const keyed = { ...admin, 'Idempotency-Key': 'paid-at-the-counter' };
    const body = { amount: 72.08, method: 'cash', receipt: 'R-118' };
    const answers = await Promise.all([1, 2, 3].map(() => house.post(refundOf(placed, 'pay'), body, keyed)));
    for (const { status, body } of answers)
      expect([status, body]).toEqual([200, { bookingId: placed.id, state: 'refunded', owed: 0, paid: 72.08 }]);
    expect(await mailsAbout(placed)).toEqual(['refund-paid']);
    expect((await history(placed)).at(-1)).toMatchObject({
      words: 'Refund of $72.08 paid in cash, receipt R-118',
      actor: 'user:1',
      changes: [{ what: 'refund', from: 'requested', to: 'refunded' }],
    });
    expect(await byCustomer(placed)).toMatchObject({ refundState: 'refunded', refundPaidAt: now.toISOString() });
    expect(await listedOf(placed, 'requested')).toBeUndefined();
  });

  it('is refused politely to whoever marks it twice, or marks another amount', async () => {
    const placed = await cancelled();
    const other = await settle(placed, 'pay', { amount: 72.09, method: 'card' });
    expect([other.status, other.body.message]).toEqual([
      409,
      'The amount owed has changed. It’s now $72.08. Please check it again.',
    ]);
    await settle(placed, 'pay', { amount: 72.08, method: 'card' });
    for (const how of ['pay', 'fail', 'drop']) {
      const again = await settle(placed, how, { amount: 72.08, method: 'card', reason: 'other' });
      expect([how, again.status, again.body.message]).toEqual([how, 409, 'This refund was already paid.']);
    }
    expect(await mailsAbout(placed)).toEqual(['refund-paid']);
  });

  it('stays owed when paying fails, and is then paid after all', async () => {
    const placed = await cancelled();
    await settle(placed, 'fail', { reason: 'account_unknown' });
    expect(await listedOf(placed, 'failed')).toMatchObject({ owed: 72.08, failure: 'account_unknown' });
    expect(await byCustomer(placed)).toMatchObject({ refundState: 'failed', refundPaidAt: null });
    await settle(placed, 'pay', { amount: 72.08, method: 'transfer' });
    expect(await listedOf(placed, 'refunded')).toMatchObject({ owed: 0, paid: 72.08, failure: null });
  });

  it('is dropped where it had been noted as paid and was not', async () => {
    const placed = await cancelled();
    expect((await settle(placed, 'drop', {})).body).toMatchObject({ state: 'none', owed: 0, paid: 0 });
    for (const state of ['requested', 'refunded', 'failed']) expect(await listedOf(placed, state)).toBeUndefined();
    expect(await mailsAbout(placed)).toEqual([]);
    expect((await settle(placed, 'pay', { amount: 72.08, method: 'cash' })).body.code).toBe('REFUND_NOT_DUE');
  });

  it('adds up over a smaller party and a cancellation', async () => {
    const placed = await paidBooking(house, { numberOfTickets: 4, time: '15:15' });
    await house.post(`/api/bookings/${placed.id}/party`, { numberOfTickets: 2 }, holding(placed));
    expect(await listedOf(placed, 'requested')).toMatchObject({ owed: 72.08 });
    await settle(placed, 'pay', { amount: 72.08, method: 'cash' });
    await house.post(`/api/bookings/${placed.id}/cancel`, {}, holding(placed));
    expect(await listedOf(placed, 'requested')).toMatchObject({ owed: 72.08, paid: 72.08 });
    expect(await byCustomer(placed)).toMatchObject({ refund: 144.16, refundPaid: 72.08, refundOwed: 72.08 });
    await settle(placed, 'pay', { amount: 72.08, method: 'transfer', receipt: 'T-7' });
    const bookings = house.app.get(Bookings, { strict: false });
    const response = await bookings.forMail(1, placed.id);
    const { paid, kept: retained, refund, refundState, refundPaid, refundOwed } = await byCustomer(placed);
    expect(response?.money).toEqual({ paid, kept: retained, refund, refundState, refundPaid, refundOwed }); // a mail says the same
    expect(response?.paidBack).toEqual({ amount: 7208, method: 'transfer', receipt: 'T-7' });
  });

  it('waits since the first of it that is not paid yet', async () => {
    const hour = (nth: number) => new Date(now.getTime() + nth * 3_600_000);
    const placed = await paidBooking(house, { numberOfTickets: 4, time: '13:45' });
    const shrinks = async (nth: number, numberOfTickets: number) => {
      house.clock.set(hour(nth));
      await house.post(`/api/bookings/${placed.id}/party`, { numberOfTickets }, holding(placed));
    };
    const waitsSince = async () => (await listedOf(placed, 'requested'))?.requestedAt;
    await shrinks(1, 3);
    await shrinks(2, 2);
    expect(await waitsSince()).toBe(hour(1).toISOString());
    await settle(placed, 'pay', { amount: 72.08, method: 'cash' });
    await shrinks(3, 1);
    expect(await waitsSince()).toBe(hour(3).toISOString());
    house.clock.set(hour(4));
    expect((await settle(placed, 'drop', {})).body).toMatchObject({ state: 'refunded', owed: 0, paid: 72.08 });
    const paidThen = { owed: 0, paid: 72.08, settledAt: hour(2).toISOString() };
    expect(await listedOf(placed, 'refunded')).toMatchObject(paidThen);
  });

  it.each([
    ['desk', desk, 403],
    ['nobody', {}, 401],
  ])('is not for %s to mark as paid', async (_, headers, status) => {
    const placed = await cancelled({ time: '16:00' });
    const paid = { amount: 72.08, method: 'cash' };
    expect((await house.post(refundOf(placed, 'pay'), paid, headers)).status).toBe(status);
    expect((await listedOf(placed, 'requested'))?.owed).toBe(72.08);
  });

  it.each([
    [{ amount: 72.08, method: 'bitcoin' }, 'Please choose how it was paid'],
    [{ amount: -1, method: 'cash' }, 'Please enter the amount in dollars'],
    [{ amount: 72.08, method: 'cash', receipt: 'for Ann Lee' }, 'Please use at most 24 letters and numbers'],
  ])('is not marked as %j', async (body, message) => {
    const placed = await cancelled({ time: '16:45' });
    expect((await settle(placed, 'pay', body)).body.errors).toMatchObject([{ message }]);
  });

  it('still goes back to somebody who was erased, of whom nobody learns the name', async () => {
    const placed = await cancelled({ time: '17:30', customerEmail: 'gone@example.com' });
    await forgetPerson(house.app, 'gone@example.com', house.clock.now());
    expect(await listedOf(placed, 'requested')).toMatchObject({ owed: 72.08, customerName: null, customerEmail: null });
    expect((await settle(placed, 'pay', { amount: 72.08, method: 'cash' })).status).toBe(200);
  });
});

describe('the list of refunds', () => {
  it('begins with whoever waits longest, page after page, and adds up what is owed', async () => {
    house.clock.set(new Date(now.getTime() + 3_600_000));
    await cancelled({ time: '18:15' });
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page: RefundsView = await listed(`?limit=2${cursor && `&cursor=${cursor}`}`);
      seen.push(...page.items.map(({ requestedAt }) => requestedAt));
      cursor = page.nextCursor;
    }
    const { sums } = await listed();
    const owed = sums.find(({ state }) => state === 'requested');
    expect(seen).toEqual([...seen].sort());
    expect(owed).toEqual({ state: 'requested', count: seen.length, amount: Math.round(seen.length * 7208) / 100 });
  });

  it('is what the log says, row for row', async () => {
    const verified = await house.app.get(Projections, { strict: false }).verifyAll(['bookings']);
    expect(Object.fromEntries(verified)).toEqual({ bookings: 0 });
  });
});
