import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { signedIn } from '../src/platform/http/testing/room-app.js';
import { codeOf, type PromoStories, person, promoStories } from './promo-stories.js';
import { glasses, print } from './shop-house.js';

let stories: PromoStories;
beforeAll(async () => {
  stories = await promoStories();
});
afterAll(() => stories.house.close());

describe('a customer with a promo code for merchandise', () => {
  it('has it off the order, counted together with the visit of the same cart', async () => {
    const code = await stories.creates({ kind: 'amount', value: 20 });
    const { body: booked } = await stories.book({ ...person('Dee'), numberOfTickets: 1, promoCode: code });
    expect(booked).toMatchObject({ promo: 20 });
    expect(await codeOf(stories.order({ products: [glasses(2)], promoCode: code }, person('Dee')))).toBe(
      'PROMO_NOT_BETTER',
    );
    const half = await stories.creates({ value: 50 });
    await stories.book({ ...person('Dee'), promoCode: half });
    const { status, body } = await stories.order({ products: [glasses(2)], promoCode: half }, person('Dee'));
    expect([status, body.subtotal, body.discount, body.totalPrice]).toEqual([201, 12, 6, 6]);
    expect((await stories.usedOf(half))[0]).toBe(1);
  });

  it('pays less than a member where it takes more, and is told where it does not', async () => {
    const gold = signedIn({ id: 7, email: 'ann@example.com', plan: 'gold' });
    const [little, much] = [
      await stories.creates({ value: 5, appliesTo: 'goods' }),
      await stories.creates({ value: 40 }),
    ];
    const ask = (promoCode: string) =>
      stories.house.order({ ...person('Ann'), products: [glasses(2)], promoCode } as never, gold);
    expect((await ask(little)).body.code).toBe('PROMO_NOT_BETTER');
    expect((await ask(much)).body).toMatchObject({ subtotal: 12, discount: 4.8, totalPrice: 7.2 });
  });

  it('uses nothing where no order came of it', async () => {
    const code = await stories.creates();
    const missing = await stories.order({ products: [print(99)], promoCode: code });
    expect([missing.status, (await stories.usedOf(code))[0]]).toEqual([409, 0]);
    const { body } = await stories.order({ products: [glasses()], promoCode: code });
    await stories.works(body.id);
    expect((await stories.usedOf(code))[0]).toBe(1);
    await stories.house.post(`/api/orders/${body.id}/cancel`, {}, { 'Order-Token': body.token });
    await stories.works(body.id);
    expect((await stories.usedOf(code))[0]).toBe(0);
  });

  it('has one use of an order that is sent twice, and nobody more than there are', async () => {
    const code = await stories.creates({ uses: 2 });
    const key = { 'Idempotency-Key': 'order-promo-sent-twice' };
    const same = { ...person('Eve'), products: [glasses()], promoCode: code } as never;
    await Promise.all([stories.house.order(same, key), stories.house.order(same, key)]);
    expect((await stories.usedOf(code))[0]).toBe(1);
    const others = await Promise.all(
      Array.from({ length: 6 }, (_, one) =>
        stories.order({ products: [glasses()], promoCode: code }, person(`Other${one}`)),
      ),
    );
    expect(others.filter(({ status }) => status === 201)).toHaveLength(1);
    expect((await stories.usedOf(code))[0]).toBe(2);
  });

  it('that a dead process left used is free again once the job has looked', async () => {
    const code = await stories.creates({ uses: 1 });
    const { body } = await stories.order({ products: [glasses()], promoCode: code });
    await stories.house.pool.query('delete from merchandise.order_products where order_id = $1', [body.id]);
    await stories.house.pool.query('delete from merchandise.order_changes where order_id = $1', [body.id]);
    await stories.house.pool.query('delete from merchandise.orders where id = $1', [body.id]);
    await stories.works(body.id);
    expect((await stories.usedOf(code))[0]).toBe(0);
  });
});
