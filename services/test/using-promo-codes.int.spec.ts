import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { signedIn } from '../src/platform/http/testing/room-app.js';
import { admin, codeOf, type PromoStories, person, promoStories } from './promo-stories.js';

let stories: PromoStories;
beforeAll(async () => {
  stories = await promoStories();
});
afterAll(() => stories.house.close());

describe('a customer with a promo code for tickets', () => {
  it('sees what it takes off, pays that, and may use it once', async () => {
    const code = await stories.creates();
    expect((await stories.quote({ promoCode: code.toLowerCase() })).body).toMatchObject({
      ...{ gross: 68, discount: 6.8, promo: 6.8, subtotal: 61.2, totalPrice: 64.87 },
    });
    const { status, body } = await stories.book({ promoCode: code, totalPrice: 64.87 });
    expect([status, body.totalPrice, body.promo, body.priceAdjusted]).toEqual([201, 64.87, 6.8, false]);
    expect(await stories.usedOf(code)).toEqual([1, 6.8]);
    stories.house.clock.set(new Date(stories.house.clock.now().getTime() + 2 * 3_600_000));
    expect(await codeOf(stories.book({ promoCode: code }))).toBe('PROMO_USED');
    expect((await stories.book({ ...person('Bo'), promoCode: code })).status).toBe(201);
    expect(await stories.usedOf(code)).toEqual([2, 13.6]);
  });

  it('has it back when they cancel, once, and when their hold lapses', async () => {
    const code = await stories.creates({ uses: 1 });
    const { body: first } = await stories.book({ promoCode: code });
    expect(await codeOf(stories.book({ ...person('Bo'), promoCode: code }))).toBe('PROMO_USED_UP');
    await stories.house.post(`/api/bookings/${first.id}/cancel`, {}, { 'Booking-Token': first.manageToken });
    await stories.catchesUp();
    await stories.catchesUp();
    expect(await stories.usedOf(code)).toEqual([0, 0]);
    expect((await stories.book({ ...person('Bo'), promoCode: code })).status).toBe(201);
  });

  it('gets the better of both where another discount is there, and never the sum', async () => {
    const [little, much] = [await stories.creates({ value: 5 }), await stories.creates({ value: 30 })];
    const member = { ticketType: 'member' };
    expect(await codeOf(stories.quote({ ...member, promoCode: little }))).toBe('PROMO_NOT_BETTER');
    expect(await codeOf(stories.book({ ...member, promoCode: little }))).toBe('PROMO_NOT_BETTER');
    expect((await stories.quote({ ...member, promoCode: much })).body).toMatchObject({ discount: 20.4, promo: 20.4 });
    expect(await stories.usedOf(little)).toEqual([0, 0]);
  });

  it('keeps the share when the party changes', async () => {
    const code = await stories.creates({ value: 50 });
    const { body } = await stories.book({ ...person('Cleo'), promoCode: code });
    const token = { 'Booking-Token': body.manageToken };
    const { body: changed } = await stories.house.post(`/api/bookings/${body.id}/party`, { numberOfTickets: 1 }, token);
    expect(changed.totalPrice).toBe(18.02);
  });

  it('is told why it is not good: kind, minimum, dates, end, another code beside it', async () => {
    const goods = await stories.creates({ appliesTo: 'goods' });
    const large = await stories.creates({ minimum: 100 });
    const early = await stories.creates({ starts: '2026-12-24' });
    const late = await stories.creates({ starts: '2026-11-01', ends: '2026-11-10' });
    const ended = await stories.creates();
    await stories.house.post(`/api/admin/promo-codes/${ended}/end`, {}, admin);
    const said = await Promise.all(
      [goods, large, early, late, ended, 'NOBODY'].map((promoCode) => codeOf(stories.book({ promoCode }))),
    );
    expect(said).toEqual([
      ...['PROMO_WRONG_KIND', 'PROMO_MINIMUM', 'PROMO_NOT_YET', 'PROMO_OVER', 'PROMO_OVER', 'PROMO_NOT_FOUND'],
    ]);
    expect(await codeOf(stories.book({ promoCode: goods, voucherCode: 'AAAA' }))).toBe('ONE_CODE');
    expect(await codeOf(stories.book({ promoCode: await stories.creates(), totalPrice: 72.08 }))).toBe('PROMO_CHANGED');
  });

  it('uses the last of a code only once, however many try at the same time, at one time and at others', async () => {
    const code = await stories.creates({ uses: 3 });
    const tries = Array.from({ length: 12 }, (_, one) => {
      const time = ['10:00', '10:45', '11:30', '13:00'][one % 4];
      return stories.book({ ...person(`Guest${one}`), numberOfTickets: 1, time, promoCode: code });
    });
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(3);
    expect((await stories.usedOf(code))[0]).toBe(3);
  });

  it('has one use of a request that is sent twice', async () => {
    const code = await stories.creates();
    const key = { 'Idempotency-Key': 'promo-sent-twice' };
    const [one, other] = await Promise.all([
      stories.book({ promoCode: code }, key),
      stories.book({ promoCode: code }, key),
    ]);
    expect(one.body.id).toBe(other.body.id);
    expect(await stories.usedOf(code)).toEqual([1, 6.8]);
  });
});

describe('the quote of a promo code', () => {
  it('tells what it gives of merchandise, and counts guesses', async () => {
    const code = await stories.creates({ value: 25, minimum: 10 });
    const ask = (body: object) => stories.house.post('/api/promo-codes/quote', body);
    expect((await ask({ code, goods: 12 })).body).toMatchObject({ code, kind: 'percent', value: 25, goodsDiscount: 3 });
    expect((await ask({ code, goods: 6 })).body.goodsDiscount).toBe(0);
    const codes: string[] = [];
    for (let guess = 0; guess < 21; guess++) codes.push((await ask({ code: `WRONG-${guess}` })).body.code);
    expect([codes[0], codes.at(-1)]).toEqual(['PROMO_NOT_FOUND', 'TOO_MANY_TRIES']);
  });

  it('and making one, is for admins only', async () => {
    expect((await stories.house.get('/api/admin/promo-codes', signedIn({ id: 2, roles: ['desk'] }))).status).toBe(403);
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
    const { body } = await stories.house.post('/api/admin/promo-codes', { ...terms, ...wrong }, admin);
    expect(body.code).toBe('PROMO_DATES');
  });
});
