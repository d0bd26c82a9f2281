import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import type { CreatePromotionDto } from '@northlight/contracts';
import { EventTypes } from '@northlight/event-store';
import { SubscriptionFollower } from '@northlight/event-store/consume';
import { whenABookingEndsReturnItsPromoCode } from '../src/contexts/booking/reactions/when-a-booking-ends-return-its-promo-code.js';
import { OrdersProcessor } from '../src/contexts/merchandise/jobs/orders.processor.js';
import { OrderedBookings } from '../src/contexts/merchandise/ordered-bookings.js';
import { OrdersRepository } from '../src/contexts/merchandise/persistence/orders.repository.js';
import { loadMemberships } from '../src/demo/membership/load-memberships.js';
import { followerParts } from '../src/platform/event-store/follower-parts.js';
import { signedIn } from '../src/platform/http/testing/room-app.js';
import { Outbox } from '../src/platform/queues/outbox.js';
import { glasses, print, type ShopHouse, shopHouse } from './shop-house.js';

let house: ShopHouse;
let reaction: SubscriptionFollower;
let jobs: OrdersProcessor;
beforeAll(async () => {
  house = await shopHouse();
  await loadMemberships(house.app);
  const { app, pool, clock } = house;
  const commands = app.get(CommandBus, { strict: false });
  const parts = followerParts({ pool, clock, types: app.get(EventTypes, { strict: false }) });
  reaction = new SubscriptionFollower(
    whenABookingEndsReturnItsPromoCode(commands),
    parts,
    new AbortController().signal,
  );
  const [ordered, orders] = [OrderedBookings, OrdersRepository].map((one) => app.get(one as never, { strict: false }));
  jobs = new OrdersProcessor(new Outbox(pool, clock), ordered as never, orders as never, commands);
});
afterAll(() => house.close());

const admin = signedIn({ id: 1, isAdmin: true });
let nth = 0;
const creates = async (overrides: Partial<CreatePromotionDto> = {}) => {
  const code = `CODE-${++nth}`;
  const terms = { kind: 'percent', value: 10, appliesTo: 'both', starts: '2026-11-01', ends: '2026-12-31' };
  const limits = { uses: 100, usesPerCustomer: 1, minimum: 0 };
  const { status, body } = await house.post(
    '/api/admin/promo-codes',
    { code, ...terms, ...limits, ...overrides },
    admin,
  );
  expect([status, body.code]).toEqual([201, code]);
  return code;
};
const usedOf = async (code: string) => {
  const { body } = await house.get('/api/admin/promo-codes', admin);
  const found = body.find((one: { code: string }) => one.code === code);
  return [found.used, found.takenOff];
};
const person = (name: string) => ({ customerName: name, customerEmail: `${name.toLowerCase()}@example.com` });
const visit = {
  venueId: 1,
  experienceId: 1,
  date: '2026-11-28',
  time: '12:15',
  numberOfTickets: 2,
  ticketType: 'standard',
};
const book = (input: object, headers = {}) =>
  house.post('/api/bookings', { ...visit, ...person('Ann'), ...input }, headers);
const quote = (input: object) =>
  house.post('/api/bookings/quote', { experienceId: 1, numberOfTickets: 2, ticketType: 'standard', ...input });
const codeOf = async (asked: Promise<{ body: { code: string } }>) => (await asked).body.code;
const order = (input: object, who = person('Ann')) => house.order({ ...who, ...input } as never);
/** Runs the jobs that look whether an order stands. */
const works = async (orderId: string) => {
  const { rows } = await house.pool.query(
    `select ledger, position::int, kind, payload from log.outbox
     where kind = 'order-promotion-check' and done_at is null and payload->>'orderId' = $1`,
    [orderId],
  );
  for (const { payload, ...outbox } of rows)
    await jobs.process({ id: `story-${++nth}`, name: outbox.kind, data: { outbox, payload } } as never);
};

describe('a customer with a promo code for tickets', () => {
  it('sees what it takes off, pays that, and may use it once', async () => {
    const code = await creates();
    expect((await quote({ promoCode: code.toLowerCase() })).body).toMatchObject({
      ...{ gross: 68, discount: 6.8, promo: 6.8, subtotal: 61.2, totalPrice: 64.87 },
    });
    const { status, body } = await book({ promoCode: code, totalPrice: 64.87 });
    expect([status, body.totalPrice, body.promo, body.priceAdjusted]).toEqual([201, 64.87, 6.8, false]);
    expect(await usedOf(code)).toEqual([1, 6.8]);
    house.clock.set(new Date(house.clock.now().getTime() + 2 * 3_600_000));
    expect(await codeOf(book({ promoCode: code }))).toBe('PROMO_USED');
    expect((await book({ ...person('Bo'), promoCode: code })).status).toBe(201);
    expect(await usedOf(code)).toEqual([2, 13.6]);
  });

  it('has it back when they cancel, once, and when their hold lapses', async () => {
    const code = await creates({ uses: 1 });
    const { body: first } = await book({ promoCode: code });
    expect(await codeOf(book({ ...person('Bo'), promoCode: code }))).toBe('PROMO_USED_UP');
    await house.post(`/api/bookings/${first.id}/cancel`, {}, { 'Booking-Token': first.manageToken });
    await reaction.catchUp();
    await reaction.catchUp();
    expect(await usedOf(code)).toEqual([0, 0]);
    expect((await book({ ...person('Bo'), promoCode: code })).status).toBe(201);
  });

  it('gets the better of both where another discount is there, and never the sum', async () => {
    const [little, much] = [await creates({ value: 5 }), await creates({ value: 30 })];
    const member = { ticketType: 'member' };
    expect(await codeOf(quote({ ...member, promoCode: little }))).toBe('PROMO_NOT_BETTER');
    expect(await codeOf(book({ ...member, promoCode: little }))).toBe('PROMO_NOT_BETTER');
    expect((await quote({ ...member, promoCode: much })).body).toMatchObject({ discount: 20.4, promo: 20.4 });
    expect(await usedOf(little)).toEqual([0, 0]);
  });

  it('keeps the share when the party changes', async () => {
    const code = await creates({ value: 50 });
    const { body } = await book({ ...person('Cleo'), promoCode: code });
    const token = { 'Booking-Token': body.manageToken };
    const { body: changed } = await house.post(`/api/bookings/${body.id}/party`, { numberOfTickets: 1 }, token);
    expect(changed.totalPrice).toBe(18.02);
  });

  it('is told why it is not good: kind, minimum, dates, end, another code beside it', async () => {
    const goods = await creates({ appliesTo: 'goods' });
    const large = await creates({ minimum: 100 });
    const early = await creates({ starts: '2026-12-24' });
    const late = await creates({ starts: '2026-11-01', ends: '2026-11-10' });
    const ended = await creates();
    await house.post(`/api/admin/promo-codes/${ended}/end`, {}, admin);
    const said = await Promise.all(
      [goods, large, early, late, ended, 'NOBODY'].map((promoCode) => codeOf(book({ promoCode }))),
    );
    expect(said).toEqual([
      ...['PROMO_WRONG_KIND', 'PROMO_MINIMUM', 'PROMO_NOT_YET', 'PROMO_OVER', 'PROMO_OVER', 'PROMO_NOT_FOUND'],
    ]);
    expect(await codeOf(book({ promoCode: goods, voucherCode: 'AAAA' }))).toBe('ONE_CODE');
    expect(await codeOf(book({ promoCode: await creates(), totalPrice: 72.08 }))).toBe('PROMO_CHANGED');
  });

  it('uses the last of a code only once, however many try at the same time, at one time and at others', async () => {
    const code = await creates({ uses: 3 });
    const tries = Array.from({ length: 12 }, (_, one) => {
      const time = ['10:00', '10:45', '11:30', '13:00'][one % 4];
      return book({ ...person(`Guest${one}`), numberOfTickets: 1, time, promoCode: code });
    });
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(3);
    expect((await usedOf(code))[0]).toBe(3);
  });

  it('has one use of a request that is sent twice', async () => {
    const code = await creates();
    const key = { 'Idempotency-Key': 'promo-sent-twice' };
    const [one, other] = await Promise.all([book({ promoCode: code }, key), book({ promoCode: code }, key)]);
    expect(one.body.id).toBe(other.body.id);
    expect(await usedOf(code)).toEqual([1, 6.8]);
  });
});

describe('a customer with a promo code for merchandise', () => {
  it('has it off the order, counted together with the visit of the same cart', async () => {
    const code = await creates({ kind: 'amount', value: 20 });
    const { body: booked } = await book({ ...person('Dee'), numberOfTickets: 1, promoCode: code });
    expect(booked).toMatchObject({ promo: 20 });
    expect(await codeOf(order({ products: [glasses(2)], promoCode: code }, person('Dee')))).toBe('PROMO_NOT_BETTER');
    const half = await creates({ value: 50 });
    await book({ ...person('Dee'), promoCode: half });
    const { status, body } = await order({ products: [glasses(2)], promoCode: half }, person('Dee'));
    expect([status, body.subtotal, body.discount, body.totalPrice]).toEqual([201, 12, 6, 6]);
    expect((await usedOf(half))[0]).toBe(1);
  });

  it('pays less than a member where it takes more, and is told where it does not', async () => {
    const gold = signedIn({ id: 7, email: 'ann@example.com', plan: 'gold' });
    const [little, much] = [await creates({ value: 5, appliesTo: 'goods' }), await creates({ value: 40 })];
    const ask = (promoCode: string) =>
      house.order({ ...person('Ann'), products: [glasses(2)], promoCode } as never, gold);
    expect((await ask(little)).body.code).toBe('PROMO_NOT_BETTER');
    expect((await ask(much)).body).toMatchObject({ subtotal: 12, discount: 4.8, totalPrice: 7.2 });
  });

  it('uses nothing where no order came of it', async () => {
    const code = await creates();
    const missing = await order({ products: [print(99)], promoCode: code });
    expect([missing.status, (await usedOf(code))[0]]).toEqual([409, 0]);
    const { body } = await order({ products: [glasses()], promoCode: code });
    await works(body.id);
    expect((await usedOf(code))[0]).toBe(1);
    await house.post(`/api/orders/${body.id}/cancel`, {}, { 'Order-Token': body.token });
    await works(body.id);
    expect((await usedOf(code))[0]).toBe(0);
  });

  it('has one use of an order that is sent twice, and nobody more than there are', async () => {
    const code = await creates({ uses: 2 });
    const key = { 'Idempotency-Key': 'order-promo-sent-twice' };
    const same = { ...person('Eve'), products: [glasses()], promoCode: code } as never;
    await Promise.all([house.order(same, key), house.order(same, key)]);
    expect((await usedOf(code))[0]).toBe(1);
    const others = await Promise.all(
      Array.from({ length: 6 }, (_, one) => order({ products: [glasses()], promoCode: code }, person(`Other${one}`))),
    );
    expect(others.filter(({ status }) => status === 201)).toHaveLength(1);
    expect((await usedOf(code))[0]).toBe(2);
  });

  it('that a dead process left used is free again once the job has looked', async () => {
    const code = await creates({ uses: 1 });
    const { body } = await order({ products: [glasses()], promoCode: code });
    await house.pool.query('delete from merchandise.order_products where order_id = $1', [body.id]);
    await house.pool.query('delete from merchandise.order_changes where order_id = $1', [body.id]);
    await house.pool.query('delete from merchandise.orders where id = $1', [body.id]);
    await works(body.id);
    expect((await usedOf(code))[0]).toBe(0);
  });
});

describe('the quote of a promo code', () => {
  it('tells what it gives of merchandise, and counts guesses', async () => {
    const code = await creates({ value: 25, minimum: 10 });
    const ask = (body: object) => house.post('/api/promo-codes/quote', body);
    expect((await ask({ code, goods: 12 })).body).toMatchObject({ code, kind: 'percent', value: 25, goodsDiscount: 3 });
    expect((await ask({ code, goods: 6 })).body.goodsDiscount).toBe(0);
    const codes: string[] = [];
    for (let guess = 0; guess < 21; guess++) codes.push((await ask({ code: `WRONG-${guess}` })).body.code);
    expect([codes[0], codes.at(-1)]).toEqual(['PROMO_NOT_FOUND', 'TOO_MANY_TRIES']);
  });

  it('and making one, is for admins only', async () => {
    expect((await house.get('/api/admin/promo-codes', signedIn({ id: 2, roles: ['desk'] }))).status).toBe(403);
    const wrong = { starts: '2026-12-02', ends: '2026-12-01' };
    const terms = {
      kind: 'percent',
      value: 10,
      appliesTo: 'both',
      uses: 1,
      usesPerCustomer: 1,
      minimum: 0,
      code: 'WRONG',
    };
    const { body } = await house.post('/api/admin/promo-codes', { ...terms, ...wrong }, admin);
    expect(body.code).toBe('PROMO_DATES');
  });
});
