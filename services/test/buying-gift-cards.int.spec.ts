import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import type { OrderedGiftCard } from '@northlight/contracts';
import { type PaymentHouse, paymentHouse } from '../src/contexts/payments/testing/payment-house.js';
import { GiftCards } from '../src/contexts/vouchers/index.js';
import { GiftCardsProcessor } from '../src/contexts/vouchers/jobs/gift-cards.processor.js';
import { Recipients } from '../src/contexts/vouchers/persistence/recipients.js';
import { Outbox } from '../src/platform/queues/outbox.js';
import { glasses } from './shop-house.js';

let house: PaymentHouse;
let worker: GiftCardsProcessor;
beforeAll(async () => {
  house = await paymentHouse();
  const { app, pool, clock } = house.shop;
  const commands = app.get(CommandBus, { strict: false });
  worker = new GiftCardsProcessor(
    commands,
    new Outbox(pool, clock),
    app.get(GiftCards, { strict: false }),
    pool,
    clock,
  );
});
afterAll(() => house.close());

const DAY_MS = 86_400_000;
const dateIn = (days: number) => new Date(house.shop.clock.now().getTime() + days * DAY_MS).toISOString().slice(0, 10);
const card = (overrides: Partial<OrderedGiftCard> = {}): OrderedGiftCard => ({
  ...{ amount: 50, design: 'aurora', recipientName: 'Bo Diaz', recipientEmail: 'bo@example.com', message: 'Enjoy' },
  ...overrides,
});
const buys = (...giftCards: OrderedGiftCard[]) => house.orders([], { giftCards });
const refused = async (input: object, status = 400) => {
  const { status: answered, body } = await house.shop.order({ payOnline: true, ...input });
  expect(answered).toBe(status);
  return body.code;
};
const paid = async (order: Awaited<ReturnType<typeof buys>>) => {
  const { body } = await house.starts(order);
  await house.pays(body.url);
  await house.settles(order);
};
const issues = async (times = 1) => {
  const { rows } = await house.pool.query(
    "select ledger, position::int, kind, payload from log.outbox where kind = 'gift-card-paid'",
  );
  for (const { payload, ...outbox } of rows)
    for (let time = 0; time < times; time++)
      await worker.process({ id: 'story', name: outbox.kind, data: { outbox, payload } });
};
const sends = () => worker.process({ id: 'story', name: 'send-gift-cards', data: {} as never });
const vouchers = async () =>
  (await house.pool.query('select id, amount, balance, issued_by from vouchers.vouchers order by issued_at')).rows;
const mails = async (id: string) =>
  (await house.pool.query("select from log.outbox where kind = 'voucher-issued' and payload->>'voucherId' = $1", [id]))
    .rowCount;

describe('a gift card that a customer buys', () => {
  it('is a voucher once it is paid, exactly once, and its mail leaves at once', async () => {
    const order = await buys(card());
    expect([order.status, await vouchers()]).toEqual(['awaiting_payment', []]);
    const { giftCards, totalPrice } = await house.order(order);
    expect([totalPrice, giftCards]).toMatchObject([50, [{ amount: 50, recipientName: 'Bo Diaz', state: 'ordered' }]]);
    await paid(order);
    await Promise.all([issues(2), issues(2)]);
    await issues();
    const { id } = giftCards[0];
    expect(await vouchers()).toEqual([{ id, amount: 5_000, balance: 5_000, issued_by: null }]);
    expect(await mails(id)).toBe(1);
    expect((await house.order(order)).giftCards).toMatchObject([{ state: 'sent' }]);
  });

  it('waits for its date, and is sent then, once', async () => {
    const order = await buys(card({ sendOn: dateIn(3) }));
    await paid(order);
    await issues();
    const [{ id }] = (await house.order(order)).giftCards;
    await sends();
    expect(await mails(id)).toBe(0);
    const before = house.shop.clock.now();
    house.shop.clock.set(new Date(`${dateIn(3)}T15:00:00Z`));
    await Promise.all([sends(), sends()]);
    expect(await mails(id)).toBe(1);
    house.shop.clock.set(before);
  });

  it('that nobody pays for is never issued, and its recipient is forgotten', async () => {
    const order = await buys(card({ recipientEmail: 'cleo@example.com' }));
    const count = (await vouchers()).length;
    const { status } = await house.shop.post(`/api/orders/${order.id}/cancel`, {}, { 'Order-Token': order.token });
    await issues();
    expect([status, (await vouchers()).length]).toEqual([200, count]);
    expect((await house.order(order)).giftCards).toMatchObject([{ state: 'dropped', recipientName: '' }]);
  });

  it('that is paid after its order was given up is paid back', async () => {
    const order = await buys(card());
    const { body } = await house.starts(order);
    await house.pays(body.url);
    const count = (await vouchers()).length;
    await house.shop.post(`/api/orders/${order.id}/cancel`, {}, { 'Order-Token': order.token });
    await house.settles(order);
    expect(await house.payment(order)).toMatchObject({ paid: 50, state: 'refunded' });
    expect((await vouchers()).length).toBe(count);
  });

  it('stays sold once it is paid', async () => {
    const order = await buys(card());
    await paid(order);
    const { status, body } = await house.shop.post(
      `/api/orders/${order.id}/cancel`,
      {},
      { 'Order-Token': order.token },
    );
    expect([status, body.code]).toEqual([409, 'GIFT_CARD_PAID']);
    expect((await house.order(order)).canCancel).toBe(false);
  });

  it('is paid online, alone, for a date within a year, for an amount of the house', async () => {
    expect(await refused({ giftCards: [card()], products: [glasses()] })).toBe('GIFT_CARD_ALONE');
    expect(await refused({ giftCards: [card()], payOnline: false }, 409)).toBe('GIFT_CARD_PAYS_ONLINE');
    expect(await refused({ giftCards: [card({ sendOn: '2020-01-01' })] })).toBe('GIFT_CARD_DATE');
    expect(await refused({ giftCards: [card({ sendOn: dateIn(400) })] })).toBe('GIFT_CARD_DATE');
    for (const amount of [24, 501, 50.5])
      expect(await refused({ giftCards: [card({ amount })] })).toBe('INVALID_INPUT');
    const order = await buys(card());
    const token = { 'Order-Token': order.token };
    const { body } = await house.shop.post(`/api/orders/${order.id}/pay-at-venue`, {}, token);
    expect(body.code).toBe('GIFT_CARD_PAYS_ONLINE');
  });
});

describe('the balance of a gift card', () => {
  it('is told to whoever has the code, and guesses are counted', async () => {
    const ask = (code: string) => house.shop.post('/api/gift-cards/balance', { code });
    const recipients = house.shop.app.get(Recipients, { strict: false });
    const { rows } = await house.pool.query(
      "select recipient_ref from vouchers.gift_cards where state = 'sent' limit 1",
    );
    const code = (await recipients.read(rows[0].recipient_ref))?.code ?? '';
    expect(await ask(code.toLowerCase())).toMatchObject({ status: 200, body: { status: 'live', balance: 50 } });
    const codes: string[] = [];
    for (let guess = 0; guess < 11; guess++) codes.push((await ask('AAAA-BBBB-CCCC-DDDD-EEEE')).body.code);
    expect([codes[0], codes.at(-1)]).toEqual(['VOUCHER_NOT_FOUND', 'TOO_MANY_TRIES']);
  });
});
