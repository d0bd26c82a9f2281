import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { glasses, type ShopHouse, shopHouse, ticket } from '../../../test/shop-house.js';
import { signedIn } from '../../platform/http/testing/room-app.js';
import { Vouchers } from '../vouchers/index.js';
import { OrderStories } from './testing/order-stories.js';

let house: ShopHouse;
let people: OrderStories;
beforeAll(async () => {
  house = await shopHouse();
  people = new OrderStories(house);
});
afterAll(() => house.close());

/** The code of a voucher of $50, as its mail brings it. */
const aCode = async (): Promise<string> => {
  const body = { amount: 50, recipientName: 'Ann Lee', recipientEmail: 'ann@example.com' };
  const headers = { ...signedIn({ id: 1, isAdmin: true }), 'Idempotency-Key': 'a-gift-of-fifty' };
  const { id } = (await house.post('/api/admin/vouchers', body, headers)).body;
  const { rows } = await house.app
    .get(pg.Pool, { strict: false })
    .query('select ledger from vouchers.vouchers where id = $1', [id]);
  const voucher = await house.app.get(Vouchers, { strict: false }).find({ ledger: rows[0].ledger, id });
  return voucher?.recipient?.code ?? '';
};

describe('an order with a visit that a gift voucher paid', () => {
  it('says what it paid, of the visit and in all, and what goes back to it when both are cancelled', async () => {
    const visit = await house.books({ time: '13:00', voucherCode: await aCode() });
    const order = await people.places({ bookings: [ticket(visit)], products: [glasses(2)] });
    // 68 of tickets less 50, the fee of the 18 that are left, and 12 of merchandise
    expect(order).toMatchObject({ subtotal: 80, voucher: 50, bookingFee: 1.08, totalPrice: 31.08 });
    expect(await people.show(order)).toMatchObject({ voucher: 50, bookings: [{ voucher: 50, totalPrice: 19.08 }] });
    const { body } = await people.asks(`${order.id}/cancel`, { reason: 'customer_asked', cancelBookings: true });
    expect(body.bookings).toMatchObject([{ status: 'cancelled', paid: 50, refund: 0, voucherBack: 50, refusal: null }]);
  });
});
