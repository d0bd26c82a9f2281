import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { RefundView } from '@northlight/contracts';
import { Projections } from '@northlight/event-store';
import { signedIn } from '../../../platform/http/testing/room-app.js';
import { BookingFigures } from '../domain/booking/booking-figures.js';
import { CloseVisit } from '../door/features/close-visit/close-visit.handler.js';
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
import { VoucherStories } from '../testing/voucher-stories.js';

const admin = signedIn({ id: 1, isAdmin: true });
const desk = signedIn({ id: 4, roles: ['desk'] });
/** Ten minutes before the start at half past two. */
const atTheDoor = new Date('2026-11-28T19:20:00Z');
let house: BookingHouse;
let people: VoucherStories;

beforeAll(async () => {
  house = await bookingHouse();
  people = new VoucherStories(house);
  await house.opens(saturday);
});
afterAll(() => house.close());
afterEach(() => house.clock.set(now));

const pathOf = ({ reference }: Placed, what: string) => `/api/admin/bookings/${reference}/${what}`;
const atDesk = (placed: Placed, what: string, body: object = {}) => house.post(pathOf(placed, what), body, desk);
const refund = (placed: Placed, how: string, body: object) => house.post(pathOf(placed, `refund/${how}`), body, admin);
const grant = (placed: Placed, amount: number, headers = admin) =>
  house.post(pathOf(placed, 'refund/grant'), { amount, reason: 'equipment' }, headers);
const queued = async ({ id }: Placed): Promise<RefundView | undefined> =>
  (await house.get('/api/admin/refunds?limit=100', desk)).body.items.find(
    ({ bookingId }: RefundView) => bookingId === id,
  );
const byGuest = async (placed: Placed) => (await house.get(`/api/bookings/${placed.id}`, holding(placed))).body;
const history = async ({ id }: Placed) => (await house.get(`/api/admin/bookings/${id}/history`, desk)).body.items;
const mailsAbout = async ({ id }: Placed): Promise<string[]> => {
  const sql =
    "select kind from log.outbox where payload ->> 'bookingId' = $1 and kind like 'refund%' order by position";
  return (await house.pool.query(sql, [id])).rows.map(({ kind }) => kind);
};
const salesOfTheDay = () =>
  house.app.get(BookingFigures, { strict: false }).visitSales({ from: saturday, to: saturday, venueId: 1 }, now);
/** What the report of the day has of refunds, and what it says was taken, in cents. */
const reported = async (): Promise<number> => (await salesOfTheDay()).reduce((sum, { refunds }) => sum + refunds, 0);
const taken = async (): Promise<number> =>
  (await salesOfTheDay()).reduce((sum, { total, unpaid, refunds }) => sum + total - unpaid - refunds, 0);

describe('a refund that the staff grants', () => {
  it('is owed after the check-in, paid back, and granted again up to all that was paid', async () => {
    const { body: ann } = await house.post('/api/bookings', aRequest({ numberOfTickets: 4 }));
    expect((await grant(ann, 1)).body.code).toBe('REFUND_BEFORE_PAYMENT');
    house.clock.set(atTheDoor);
    await atDesk(ann, 'check-in', { anyway: true });
    const before = await reported();
    const keyed = { ...admin, 'Idempotency-Key': 'one-child-was-refused' };
    for (const _ of [1, 2])
      expect((await grant(ann, 36.04, keyed)).body).toEqual({
        ...{ bookingId: ann.id, state: 'requested', owed: 36.04, paid: 0 },
      });
    expect(await queued(ann)).toMatchObject({ owed: 36.04, owedForVoucher: 0, requestedAt: atTheDoor.toISOString() });
    const money = { status: 'checked_in', totalPrice: 144.16, paid: 144.16, kept: 0, refund: 36.04 };
    expect(await byGuest(ann)).toMatchObject({ ...money, refundState: 'requested', refundOwed: 36.04 });
    expect(await mailsAbout(ann)).toEqual(['refund-granted']);
    expect(await reported()).toBe(before + 3604);
    expect((await history(ann)).at(-1)).toMatchObject({
      ...{ words: 'Refund granted by staff: equipment, $36.04 to refund', actor: 'user:1' },
    });
    await refund(ann, 'pay', { amount: 36.04, method: 'cash' });
    const above = await grant(ann, 108.13);
    expect([above.status, above.body.message]).toEqual([409, 'At most $108.12 of this booking can be refunded.']);
    expect((await grant(ann, 108.12)).body).toMatchObject({ state: 'requested', owed: 108.12, paid: 36.04 });
    expect((await grant(ann, 0.01)).body.code).toBe('NOTHING_TO_REFUND');
    expect(await reported()).toBe(before + 14_416);
    expect(await mailsAbout(ann)).toEqual(['refund-granted', 'refund-paid', 'refund-granted']);
  });

  it('stays when the check-in is taken back, with another party, and beside a cancellation', async () => {
    const ann = await paidBooking(house, { numberOfTickets: 4 });
    house.clock.set(atTheDoor);
    await atDesk(ann, 'check-in');
    const before = await reported();
    await grant(ann, 20);
    await atDesk(ann, 'party', { numberOfTickets: 3 });
    expect(await byGuest(ann)).toMatchObject({ totalPrice: 108.12, paid: 144.16, refundOwed: 56.04, kept: 0 });
    expect(await reported()).toBe(before + 2000);
    await atDesk(ann, 'undo-check-in');
    expect(await byGuest(ann)).toMatchObject({ status: 'confirmed', paid: 144.16, refundOwed: 56.04 });
    await refund(ann, 'pay', { amount: 56.04, method: 'cash' });
    const { body } = await atDesk(ann, 'cancel', { reason: 'equipment', refundAll: true });
    expect(body).toMatchObject({ status: 'cancelled', refund: 88.12 });
    expect(await reported()).toBe(before + 10_812);
    expect(await queued(ann)).toMatchObject({ owed: 88.12, paid: 56.04 });
  });

  it('gives back what was kept of a late cancellation, which the desk can no longer do', async () => {
    const ann = await paidBooking(house, { time: '18:15' });
    house.clock.set(new Date('2026-11-27T23:00:00Z'));
    await atDesk(ann, 'cancel', { reason: 'customer_asked' });
    expect(await byGuest(ann)).toMatchObject({ kept: 72.08, refund: 0 });
    const before = await reported();
    await grant(ann, 30);
    expect(await byGuest(ann)).toMatchObject({ status: 'cancelled', kept: 42.08, refund: 30, refundOwed: 30 });
    expect(await reported()).toBe(before + 3000);
  });

  it('puts on the gift voucher what that paid, once the money has gone back', async () => {
    const voucher = await people.issues({ amount: 50 });
    const { body: ann } = await house.post('/api/bookings', aRequest({ voucherCode: voucher.code, time: '13:00' }));
    await atDesk(ann, 'check-in', { anyway: true, paid: true });
    expect((await grant(ann, 39.08)).body).toMatchObject({ state: 'requested', owed: 19.08 });
    expect(await people.view(voucher)).toMatchObject({ balance: 20, spentOn: [{ givenBack: 20 }] });
    expect(await byGuest(ann)).toMatchObject({ paid: 69.08, refundOwed: 19.08, voucherBack: 20, voucherLeft: 20 });
  });

  it('is no refund of the venue where a gift voucher has it: what is paid in cash later is taken', async () => {
    const voucher = await people.issues({ amount: 34 });
    const ann = await paidBooking(house, { voucherCode: voucher.code, time: '15:15', numberOfTickets: 1 });
    const before = await taken();
    expect((await grant(ann, 34)).body).toMatchObject({ state: 'none', owed: 0 });
    expect(await people.left(voucher)).toBe(34);
    await atDesk(ann, 'party', { numberOfTickets: 2 });
    await atDesk(ann, 'check-in', { anyway: true });
    expect(await byGuest(ann)).toMatchObject({ totalPrice: 36.04, paid: 70.04, voucherBack: 34, kept: 0 });
    expect(await taken()).toBe(before + 3604);
  });

  it('puts it on the voucher again where nobody came to pay the rest, which is then due as it was', async () => {
    const voucher = await people.issues({ amount: 50 });
    const { body: ann } = await house.post('/api/bookings', aRequest({ voucherCode: voucher.code, time: '16:00' }));
    expect((await grant(ann, 50)).body.code).toBe('REFUND_BEFORE_PAYMENT');
    house.clock.set(new Date('2026-11-29T15:00:00Z'));
    await house.commands.execute(new CloseVisit(1, ann.id));
    expect((await grant(ann, 50)).body).toMatchObject({ state: 'none', owed: 0, paid: 0 });
    expect(await people.left(voucher)).toBe(50);
    expect(await byGuest(ann)).toMatchObject({ status: 'no_show', paid: 50, voucherBack: 50, kept: 0, refund: null });
    await atDesk(ann, 'check-in', { anyway: true });
    expect(await byGuest(ann)).toMatchObject({ status: 'checked_in', totalPrice: 19.08, paid: 69.08, kept: 0 });
  });

  it('is owed to who stayed away, also once they came after all', async () => {
    const ann = await paidBooking(house, { time: '20:30', numberOfTickets: 4 });
    await atDesk(ann, 'party', { numberOfTickets: 5 });
    house.clock.set(new Date('2026-11-29T15:00:00Z'));
    await house.commands.execute(new CloseVisit(1, ann.id));
    expect((await grant(ann, 30)).body).toMatchObject({ state: 'requested', owed: 30 });
    expect(await byGuest(ann)).toMatchObject({ paid: 144.16, refundOwed: 30, kept: 0 });
    await atDesk(ann, 'check-in', { anyway: true });
    expect(await byGuest(ann)).toMatchObject({ paid: 180.2, refundOwed: 30, kept: 0 });
  });

  it('is reported alike, before a late cancellation and after it: first what the price had left over', async () => {
    const steps = {
      grant: (placed: Placed) => grant(placed, 50),
      cancel: (placed: Placed) => atDesk(placed, 'cancel', { reason: 'customer_asked' }),
    };
    for (const order of [['grant', 'cancel'] as const, ['cancel', 'grant'] as const]) {
      house.clock.set(now);
      const ann = await paidBooking(house, { time: '17:30', numberOfTickets: 4 });
      house.clock.set(new Date('2026-11-27T00:00:00Z'));
      await house.post(`/api/bookings/${ann.id}/party`, { numberOfTickets: 3 }, holding(ann));
      const before = [await reported(), await taken()];
      for (const step of order) await steps[step](ann);
      expect([order, await reported(), await taken()]).toEqual([
        order,
        (before[0] ?? 0) + 1396,
        (before[1] ?? 0) - 1396,
      ]);
    }
  });

  it('is no part of a cent, and needs a reason', async () => {
    const ann = await paidBooking(house, { time: '19:00' });
    const body = { amount: 1.005, reason: 'a broken headset' };
    expect((await refund(ann, 'grant', body)).body.errors).toMatchObject([
      { field: 'amount', message: 'Please enter the amount in dollars' },
      { field: 'reason' },
    ]);
    expect((await grant(ann, 1, desk)).status).toBe(403);
  });

  it('is in the rows what the log says', async () => {
    const verified = await house.app.get(Projections, { strict: false }).verifyAll(['bookings']);
    expect(Object.fromEntries(verified)).toEqual({ bookings: 0 });
  });
});
