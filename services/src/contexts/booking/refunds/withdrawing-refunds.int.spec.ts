import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { RefundView } from '@northlight/contracts';
import { Projections } from '@northlight/event-store';
import { signedIn } from '../../../platform/http/testing/room-app.js';
import { BookingFigures } from '../domain/booking/booking-figures.js';
import { type BookingHouse, bookingHouse, holding, now, type Placed, saturday } from '../testing/booking-house.js';
import { paidBooking } from '../testing/paid-booking.js';
import { VoucherStories } from '../testing/voucher-stories.js';

const admin = signedIn({ id: 1, isAdmin: true });
const desk = signedIn({ id: 4, roles: ['desk'] });
let house: BookingHouse;

beforeAll(async () => {
  house = await bookingHouse();
  await house.opens(saturday);
});
afterAll(() => house.close());

const pathOf = ({ reference }: Placed, how: string) => `/api/admin/bookings/${reference}/refund/${how}`;
const refund = (placed: Placed, how: string, body: object) => house.post(pathOf(placed, how), body, admin);
const grant = (placed: Placed, amount: number) => refund(placed, 'grant', { amount, reason: 'equipment' });
const queued = async ({ id }: Placed, state = 'requested'): Promise<RefundView | undefined> =>
  (await house.get(`/api/admin/refunds?state=${state}&limit=100`, desk)).body.items.find(
    ({ bookingId }: RefundView) => bookingId === id,
  );
const byGuest = async (placed: Placed) => (await house.get(`/api/bookings/${placed.id}`, holding(placed))).body;
const reported = async (): Promise<number> => {
  const figures = house.app.get(BookingFigures, { strict: false });
  const sales = await figures.visitSales({ from: saturday, to: saturday, venueId: 1 }, now);
  return sales.reduce((sum, { refunds }) => sum + refunds, 0);
};
const mailsAbout = async ({ id }: Placed): Promise<string[]> => {
  const sql =
    "select kind from log.outbox where payload ->> 'bookingId' = $1 and kind like 'refund%' order by position";
  return (await house.pool.query(sql, [id])).rows.map(({ kind }) => kind);
};

describe('a refund that an admin typed wrongly', () => {
  it('is withdrawn before it is paid: the right one is owed, and the report knows of no other', async () => {
    const ann = await paidBooking(house, { numberOfTickets: 10 });
    await grant(ann, 5);
    await grant(ann, 300);
    expect(await queued(ann)).toMatchObject({ owed: 305, withdrawable: 300 });
    expect((await house.post(pathOf(ann, 'withdraw'), { amount: 300 }, desk)).status).toBe(403);
    expect((await refund(ann, 'withdraw', { amount: 305 })).body.code).toBe('REFUND_NOT_AS_SHOWN');
    const keyed = { ...admin, 'Idempotency-Key': 'thirty-was-meant' };
    for (const _ of [1, 2])
      expect((await house.post(pathOf(ann, 'withdraw'), { amount: 300 }, keyed)).body).toEqual({
        ...{ bookingId: ann.id, state: 'requested', owed: 5, paid: 0 },
      });
    expect(await queued(ann)).toMatchObject({ owed: 5, withdrawable: 5 });
    await grant(ann, 30);
    expect(await reported()).toBe(3500);
    await refund(ann, 'pay', { amount: 35, method: 'cash' });
    expect((await refund(ann, 'withdraw', { amount: 30 })).body.code).toBe('REFUND_NOT_WITHDRAWABLE');
    expect(await byGuest(ann)).toMatchObject({ paid: 360.4, refundPaid: 35, refundOwed: 0, kept: 0 });
    expect(await mailsAbout(ann)).toEqual([
      ...['refund-granted', 'refund-granted', 'refund-withdrawn', 'refund-granted', 'refund-paid'],
    ]);
    const { body } = await house.get(`/api/admin/bookings/${ann.id}/history`, desk);
    expect(body.items.map(({ words }: { words: string }) => words)).toContain('Refund of $300.00 withdrawn by staff');
  });

  it('was not due where nothing else is, and leaves a gift voucher what it has got', async () => {
    const voucher = await new VoucherStories(house).issues({ amount: 50 });
    const ann = await paidBooking(house, { voucherCode: voucher.code, time: '16:00' });
    const before = await reported();
    await grant(ann, 29.08);
    expect(await reported()).toBe(before + 1908);
    await refund(ann, 'withdraw', { amount: 19.08 });
    expect(await queued(ann, 'none')).toMatchObject({ owed: 0, withdrawable: 0 });
    expect(await byGuest(ann)).toMatchObject({ refund: null, voucherBack: 10, voucherLeft: 10, paid: 69.08, kept: 0 });
    expect(await reported()).toBe(before);
  });

  it('is kept again of a late cancellation', async () => {
    const ann = await paidBooking(house, { time: '17:30' });
    house.clock.set(new Date('2026-11-27T23:00:00Z'));
    await house.post(`/api/admin/bookings/${ann.reference}/cancel`, { reason: 'customer_asked' }, desk);
    const before = await reported();
    await grant(ann, 30);
    await refund(ann, 'withdraw', { amount: 30 });
    expect(await byGuest(ann)).toMatchObject({ status: 'cancelled', kept: 72.08, refund: 0, refundOwed: 0 });
    expect(await reported()).toBe(before);
    house.clock.set(now);
  });

  it('is in the rows what the log says', async () => {
    const verified = await house.app.get(Projections, { strict: false }).verifyAll(['bookings']);
    expect(Object.fromEntries(verified)).toEqual({ bookings: 0 });
  });
});
