import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { StreamReader } from '@northlight/event-store';
import { journalMigrations, whenMoneyMovesWriteItDown } from '../src/contexts/journal/index.js';
import { OrdersProcessor } from '../src/contexts/merchandise/jobs/orders.processor.js';
import { OrderedBookings } from '../src/contexts/merchandise/ordered-bookings.js';
import { OrdersRepository } from '../src/contexts/merchandise/persistence/orders.repository.js';
import { journalBreaches } from '../src/contexts/payments/testing/journal-audit.js';
import { paymentBreaches } from '../src/contexts/payments/testing/payment-audit.js';
import { type PaymentHouse, paymentHouse } from '../src/contexts/payments/testing/payment-house.js';
import { Vouchers } from '../src/contexts/vouchers/index.js';
import { signedIn } from '../src/platform/http/testing/room-app.js';
import { Outbox } from '../src/platform/queues/outbox.js';
import { glasses, tee } from './shop-house.js';
import { until } from './until.js';

let house: PaymentHouse;
beforeAll(async () => {
  house = await paymentHouse({}, journalMigrations);
});
afterAll(() => house.close());

const desk = signedIn({ id: 2, roles: ['desk'] });
const admin = signedIn({ id: 1, isAdmin: true });
const shipTo = { name: 'Ann Lee', line1: '12 Elm Street', city: 'Buffalo', state: 'NY', zip: '14202' };
type Order = Awaited<ReturnType<PaymentHouse['orders']>>;

let cards = 0;
/** A gift card of so many dollars, and its code. */
async function aCard(amount: number) {
  const body = { amount, recipientName: 'Ann Lee', recipientEmail: 'ann@example.com' };
  const key = { 'Idempotency-Key': `gift-card-of-goods-${++cards}` };
  const { id } = (await house.shop.post('/api/admin/vouchers', body, { ...admin, ...key })).body;
  const { rows } = await house.pool.query('select ledger from vouchers.vouchers where id = $1', [id]);
  const voucher = await house.shop.app.get(Vouchers, { strict: false }).find({ ledger: rows[0].ledger, id });
  const left = async () =>
    (await house.pool.query('select balance from vouchers.vouchers where id = $1', [id])).rows[0].balance / 100;
  return { id, voucherCode: voucher?.recipient?.code ?? '', left };
}

/** What the worker of orders does. */
async function worksOff(): Promise<void> {
  const { app, pool, clock } = house.shop;
  const of = <Thing>(thing: abstract new (...input: never[]) => Thing) => app.get(thing, { strict: false });
  const outbox = new Outbox(pool, clock);
  const processor = new OrdersProcessor(outbox, of(OrderedBookings), of(OrdersRepository), of(CommandBus));
  const { rows } = await pool.query(
    "select ledger, position::float8 as position, kind, payload from log.outbox where kind like 'order-voucher%' and done_at is null",
  );
  for (const { payload, ...key } of rows)
    await processor.process({ id: 'story', name: key.kind, data: { outbox: key, payload } } as never);
}

async function arrives(order: Order): Promise<void> {
  for (const step of ['pack', 'ship', 'deliver'])
    await house.shop.post(
      `/api/admin/orders/${order.id}/${step}`,
      { carrier: 'usps', trackingNumber: '9400100000' },
      desk,
    );
}

async function paysRest(order: Order): Promise<void> {
  await house.pays((await house.starts(order)).body.url);
  await house.settles(order);
}

async function comesBack(order: Order, quantity: number) {
  const input = { lines: [{ line: 0, quantity }], reason: 'wrong_size' };
  const { body } = await house.shop.post(`/api/orders/${order.id}/returns`, input, { 'Order-Token': order.token });
  const lines = [{ line: 0, quantity, restock: true }];
  const received = await house.shop.post(`/api/admin/orders/${order.id}/returns/${body.id}/receive`, { lines }, desk);
  await worksOff();
  await house.works();
  return received.body;
}

describe('merchandise that a gift card pays', () => {
  it('all of: the parcel needs no other payment and is packed at once', async () => {
    const card = await aCard(100);
    const order = await house.orders([], { products: [glasses(6)], shipTo, voucherCode: card.voucherCode });
    expect(order).toMatchObject({ status: 'reserved', subtotal: 36, shipping: 5.95, voucher: 41.95, totalPrice: 0 });
    expect(await card.left()).toBe(58.05);
    expect((await house.starts(order)).body.code).toBe('NOTHING_TO_PAY');
    await arrives(order);
    expect(await house.order(order)).toMatchObject({ status: 'shipped', voucher: 41.95, totalPrice: 0 });
    const { body } = await house.shop.get(`/api/orders/${order.id}/receipt`, { 'Order-Token': order.token });
    expect(body).toMatchObject({
      ...{ total: 41.95, balance: 41.95, lines: [{ name: '6 × Red-Cyan Glasses', amount: 36 }] },
      movements: [{ name: 'Paid with a gift card', amount: 41.95 }],
    });
  });

  it('a part of: the rest is paid by card, and goes back first, line by line', async () => {
    const card = await aCard(30);
    const order = await house.orders([], { products: [glasses(6)], shipTo, voucherCode: card.voucherCode });
    expect(order).toMatchObject({ status: 'awaiting_payment', voucher: 30, totalPrice: 11.95 });
    await paysRest(order);
    expect(await house.payment(order)).toMatchObject({ paid: 11.95, due: 0 });
    await arrives(order);
    expect(await comesBack(order, 3)).toMatchObject({ state: 'refunding', refund: 11.95, voucherBack: 6.05 });
    expect(await card.left()).toBe(6.05);
    expect(await comesBack(order, 3)).toMatchObject({ state: 'refunded', refund: 0, voucherBack: 18 });
    await worksOff(); // a job that runs twice gives nothing back twice
    expect(await card.left()).toBe(24.05); // all but the shipping
    const receipt = await house.shop.get(`/api/orders/${order.id}/receipt`, { 'Order-Token': order.token });
    const names = receipt.body.movements.map(({ name, amount }: { name: string; amount: number }) => [name, amount]);
    expect(names).toEqual(
      expect.arrayContaining([
        ['Paid with a gift card', 30],
        ['Paid online by card', 11.95],
        ['Back on your gift card', -18],
      ]),
    );
    expect([receipt.body.total, receipt.body.balance]).toEqual([41.95, 5.95]);
  });

  it('is given back where the order is canceled, beside what the card had paid', async () => {
    const card = await aCard(30);
    const visit = await house.books({ time: '12:15' });
    const order = await house.orders([visit], { products: [tee(2)], voucherCode: card.voucherCode });
    expect(order).toMatchObject({ voucher: 30, totalPrice: 98.08 });
    await paysRest(order);
    const headers = { 'Order-Token': order.token };
    const { body } = await house.shop.post(`/api/orders/${order.id}/cancel`, { cancelBookings: true }, headers);
    expect([body.voucherBack, await card.left()]).toEqual([30, 30]);
    await worksOff();
    await until(async () => {
      await house.works();
      await house.delivers();
      return (await house.payment(order)).refunded === 98.08;
    });
    expect(await card.left()).toBe(30);
  });

  it('is given back where nobody pays the rest, and where no order came of it', async () => {
    const card = await aCard(20);
    const order = await house.orders([], { products: [tee(2)], voucherCode: card.voucherCode });
    expect(await card.left()).toBe(0);
    await house.shop.post(`/api/admin/orders/${order.id}/cancel`, { reason: 'other' }, desk);
    await worksOff();
    expect(await card.left()).toBe(20);
    const sold = { products: [{ ...tee(2), quantity: 99 }], voucherCode: card.voucherCode };
    expect((await house.shop.order(sold)).body.code).toBe('OUT_OF_STOCK');
    expect(await card.left()).toBe(20);
  });

  it('is never spent twice, on another total than was seen, on a gift card, or with a wrong code', async () => {
    const card = await aCard(30);
    const { voucherCode } = card;
    const asks = async (input: object) => (await house.shop.order({ products: [glasses(4)], ...input })).body;
    expect((await asks({ voucherCode, totalPrice: 24 })).code).toBe('VOUCHER_CHANGED');
    const answers = await Promise.all([1, 2].map(() => asks({ voucherCode })));
    expect(answers.map(({ voucher = 0 }) => voucher).sort()).toEqual([24, 6]);
    expect((await asks({ voucherCode })).code).toBe('VOUCHER_EMPTY');
    expect((await asks({ voucherCode: 'KKKKKKKKKKKKKKKKKKKK' })).code).toBe('VOUCHER_NOT_FOUND');
    expect((await asks({ voucherCode, promoCode: 'SPRING' })).code).toBe('ONE_CODE');
    const gift = { amount: 50, design: 'lamp', recipientName: 'Bo', recipientEmail: 'bo@example.com' };
    const bought = { products: [], giftCards: [gift], payOnline: true, voucherCode } as never;
    expect((await asks(bought)).code).toBe('GIFT_CARD_NOT_BY_VOUCHER');
  });

  it('is in the journal as money that is no longer owed, to the cent', async () => {
    await house.follows(whenMoneyMovesWriteItDown(house.shop.app.get(StreamReader, { strict: false })));
    await until(async () => {
      await house.works();
      await house.delivers();
      return (await paymentBreaches(house)).length === 0;
    });
    await house.follows(whenMoneyMovesWriteItDown(house.shop.app.get(StreamReader, { strict: false })));
    expect(await journalBreaches(house)).toEqual([]);
    const { rows } = await house.pool.query(
      `select (select -sum(amount)::int from journal.postings where account = 'vouchers') as owed,
         (select sum(balance)::int from vouchers.vouchers) as left`,
    );
    expect(rows[0].owed).toBe(rows[0].left);
  });

  it('follows the visits that the same card paid, and is quoted so before', async () => {
    const card = await aCard(90);
    const { voucherCode } = card;
    const visit = await house.books({ time: '13:00', voucherCode });
    const products = [tee(1)];
    const quote = { products, voucherCode, shipToState: 'NY', voucherTaken: 68 };
    const { body } = await house.shop.post('/api/orders/charges', { ...quote, voucherTaken: 0 });
    expect(body).toMatchObject({ voucher: 22, voucherLeft: 0, shipping: 5.95 });
    const order = await house.orders([visit], { products, shipTo, voucherCode, totalPrice: 11.95 });
    expect(order).toMatchObject({ voucher: 90, totalPrice: 11.95, bookings: [{ voucher: 68 }] });
    await paysRest(order);
    expect((await house.order(order)).status).toBe('reserved');
  });
});
