import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { tee } from '../../../test/shop-house.js';
import { until } from '../../../test/until.js';
import { signedIn } from '../../platform/http/testing/room-app.js';
import type { Bank } from './gateway/testing/gateway-house.js';
import { paymentBreaches } from './testing/payment-audit.js';
import { type PaymentHouse, paymentHouse } from './testing/payment-house.js';

let house: PaymentHouse;
beforeAll(async () => {
  house = await paymentHouse();
});
afterAll(() => house.close());

const desk = signedIn({ id: 2, roles: ['desk'] });
const shipTo = { name: 'Ann Lee', line1: '12 Elm Street', city: 'Buffalo', state: 'NY', zip: '14202' };

/** Two shirts that were paid with this card, and have arrived. */
async function delivered(bank: Bank = 'pays') {
  const order = await house.orders([], { products: [tee(2)], shipTo });
  await house.pays((await house.starts(order)).body.url, bank);
  await house.settles(order);
  const atDesk = (step: string, body: object = {}) =>
    house.shop.post(`/api/admin/orders/${order.id}/${step}`, body, desk);
  await atDesk('pack');
  await atDesk('ship', { carrier: 'usps', trackingNumber: '9400100000' });
  await atDesk('deliver');
  return { order, atDesk };
}

/** One of the shirts comes back. */
async function comesBack({ order, atDesk }: Awaited<ReturnType<typeof delivered>>) {
  const input = { lines: [{ line: 0, quantity: 1 }], reason: 'wrong_size' };
  const { body } = await house.shop.post(`/api/orders/${order.id}/returns`, input, { 'Order-Token': order.token });
  const received = await atDesk(`returns/${body.id}/receive`, { lines: [{ line: 0, quantity: 1, restock: true }] });
  return received.body;
}

const returnOf = async (order: Awaited<ReturnType<typeof delivered>>['order']) => (await house.order(order)).returns[0];

describe('items that come back of an order that was paid online', () => {
  it('are paid back to the card, once, and the rest of the order stays paid', async () => {
    const bought = await delivered();
    const back = await comesBack(bought);
    expect([back.state, back.refund]).toEqual(['refunding', 28]);
    await until(async () => {
      await house.works();
      await house.delivers(2);
      return (await house.payment(bought.order)).refunded > 0;
    });
    await house.works();
    expect(await house.payment(bought.order)).toMatchObject({ paid: 61.95 - 5.95, refunded: 28, refunding: 0 });
    expect((await returnOf(bought.order)).state).toBe('refunded');
    expect(await paymentBreaches(house)).toEqual([]);
  });

  it('are due at the venue where the card takes nothing back, and are paid there once', async () => {
    const bought = await delivered('takes nothing back');
    const { id } = await comesBack(bought);
    await until(async () => {
      await house.works();
      await house.delivers();
      return (await returnOf(bought.order)).state === 'due_at_venue';
    });
    const paid = await bought.atDesk(`returns/${id}/pay-back`, { paidWith: 'cash' });
    expect([paid.status, paid.body.state]).toEqual([200, 'refunded']);
    expect((await bought.atDesk(`returns/${id}/pay-back`)).body.code).toBe('RETURN_NOT_DUE');
    expect(await house.payment(bought.order)).toMatchObject({ refunded: 0, refunding: 0 });
  });
});
