import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { RefundView } from '@northlight/contracts';
import { signedIn } from '../../../platform/http/testing/room-app.js';
import { ConfirmBooking } from '../selling/features/confirm-booking/confirm-booking.handler.js';
import { aRequest, type BookingHouse, bookingHouse, holding, type Placed, saturday } from '../testing/booking-house.js';
import { paidBooking } from '../testing/paid-booking.js';
import { VoucherStories } from '../testing/voucher-stories.js';

const admin = signedIn({ id: 1, isAdmin: true });
const desk = signedIn({ id: 4, roles: ['desk'] });
let house: BookingHouse;
let people: VoucherStories;

beforeAll(async () => {
  house = await bookingHouse();
  people = new VoucherStories(house);
  await house.opens(saturday);
});
afterAll(() => house.close());

const listed = async (state: string): Promise<RefundView[]> =>
  (await house.get(`/api/admin/refunds?state=${state}&limit=100`, desk)).body.items;
const listedOf = async (placed: Placed, state: string): Promise<RefundView | undefined> =>
  (await listed(state)).find(({ bookingId }) => bookingId === placed.id);
const settle = (placed: Placed, how: string, body: object) =>
  house.post(`/api/admin/bookings/${placed.reference}/refund/${how}`, body, admin);
const byCustomer = async (placed: Placed) => (await house.get(`/api/bookings/${placed.id}`, holding(placed))).body;

describe('what a booking owes', () => {
  it('is asked for nobody of whom a payment was not noted, or was taken back', async () => {
    const { body: pending } = await house.post('/api/bookings', aRequest({ time: '19:00' }));
    const { body: ordered } = await house.post('/api/bookings', aRequest({ time: '19:00' }));
    await house.commands.execute(new ConfirmBooking(1, ordered.id));
    const { body: undone } = await house.post('/api/bookings', aRequest({ time: '19:00' }));
    await house.post(`/api/admin/bookings/${undone.id}/check-in`, { anyway: true }, desk);
    expect((await byCustomer(undone)).paid).toBe(72.08);
    await house.post(`/api/admin/bookings/${undone.id}/undo-check-in`, {}, desk);
    for (const placed of [pending, ordered, undone]) {
      const { body } = await house.post(`/api/bookings/${placed.id}/cancel`, {}, holding(placed));
      expect(body).toMatchObject({ status: 'cancelled', paid: 0, refund: 0 });
      for (const state of ['requested', 'none']) expect(await listedOf(placed, state)).toBeUndefined();
    }
    const sale = { ...aRequest({ time: '19:00' }), customerEmail: '' };
    const { body: sold } = await house.post('/api/admin/bookings', sale, desk);
    await house.post(`/api/admin/bookings/${sold.id}/cancel`, { reason: 'weather' }, desk);
    expect(await listedOf(sold, 'requested')).toMatchObject({ owed: 72.08, owedForVoucher: 0 });
  });

  it('falls when the party grows again, whoever waits for it', async () => {
    const placed = await paidBooking(house, { numberOfTickets: 4, time: '18:15' });
    const party = (numberOfTickets: number) =>
      house.post(`/api/bookings/${placed.id}/party`, { numberOfTickets }, holding(placed));
    await party(2);
    await settle(placed, 'fail', { reason: 'other' });
    await party(3);
    expect(await listedOf(placed, 'failed')).toMatchObject({ owed: 36.04 });
    await party(6);
    expect(await byCustomer(placed)).toMatchObject({ refund: null, refundState: 'none', refundOwed: 0 });
    expect(await listedOf(placed, 'none')).toMatchObject({ owed: 0, paid: 0, failure: null });
    await party(4);
    expect(await byCustomer(placed)).toMatchObject({ paid: 144.16, refundOwed: 0 });
  });

  it('owes to its customer what a voucher paid that was revoked since, or has expired', async () => {
    const voucher = await people.issues({ amount: 50 });
    const { body: booked } = await house.post('/api/bookings', aRequest({ voucherCode: voucher.code, time: '13:00' }));
    const shown = async () => (await house.get(`/api/bookings/${booked.id}`, holding(booked))).body;
    expect(await shown()).toMatchObject({ refundNow: 0, voucherNow: 50 });
    await people.revokes(voucher);
    expect(await shown()).toMatchObject({ refundNow: 50, paid: 50 });
    expect(await shown()).not.toHaveProperty('voucherNow');
    const fewer = await house.post(`/api/bookings/${booked.id}/party`, { numberOfTickets: 1 }, holding(booked));
    expect(fewer.body).toMatchObject({ totalPrice: 0, refund: 16 });
    const { body } = await house.post(`/api/bookings/${booked.id}/cancel`, {}, holding(booked));
    expect(body).toEqual({ id: booked.id, status: 'cancelled', paid: 50, refund: 34 });
    expect(await people.view(voucher)).toMatchObject({ status: 'revoked', balance: 0, spentOn: [{ givenBack: 0 }] });
    const items = await listed('requested');
    expect(items.filter(({ bookingId }) => bookingId === booked.id)).toMatchObject([
      { reference: booked.reference, owed: 50, owedForVoucher: 50 },
    ]);
  });
});
