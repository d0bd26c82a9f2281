import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { glasses, print, type ShopHouse, shopHouse, tee } from '../../../test/shop-house.js';
import { signedIn } from '../../platform/http/testing/room-app.js';
import { VariantStock1798000000025 } from './persistence/migrations/1798000000025-variant-stock.js';
import { OrderStories } from './testing/order-stories.js';

const admin = signedIn({ id: 9, isAdmin: true });
let house: ShopHouse;
let people: OrderStories;
beforeAll(async () => {
  house = await shopHouse();
  people = new OrderStories(house);
});
afterAll(() => house.close());

const shelf = async (id: number) => {
  const { body } = await house.get('/api/admin/products', admin);
  const { inventory, variantStock } = body.find((product: { id: number }) => product.id === id);
  return { inventory, variantStock };
};
const sql = (text: string) => house.pool.query(text);
const change = (id: number, input: object) => house.put(`/api/products/${id}`, input, admin);

describe('the shelf', () => {
  it('has pieces of each size, in the order in which the sizes are offered, and one number where there are none', async () => {
    const { inventory, variantStock } = await shelf(1);
    expect([inventory, Object.entries(variantStock)]).toEqual([
      120,
      [
        ['Small', 30],
        ['Medium', 30],
        ['Large', 30],
        ['X-Large', 30],
      ],
    ]);
    expect(await shelf(7)).toEqual({ inventory: 400, variantStock: undefined });
  });

  it('loses the pieces of one size to an order, and gets them back when it is cancelled', async () => {
    const order = await people.places({ products: [tee(4, 'Large'), tee(1, 'Small'), glasses(2)] });
    expect(await shelf(1)).toMatchObject({ inventory: 115, variantStock: { Small: 29, Medium: 30, Large: 26 } });
    await people.cancel(order);
    expect(await shelf(1)).toMatchObject({ inventory: 120, variantStock: { Small: 30, Medium: 30, Large: 30 } });
    expect(await shelf(7)).toMatchObject({ inventory: 400 });
  });

  it('refuses a size that is sold out, although there are others', async () => {
    await house.stocks(6, { '8×10″': 3, '12×16″': 0, '18×24″': 0 });
    expect(await house.order({ products: [print(1, '18×24″')] })).toMatchObject({
      status: 409,
      body: { code: 'OUT_OF_STOCK', message: 'Not enough in stock: Prehistoric Dawn Print, 18×24″ (0 left).' },
    });
    await people.places({ products: [print(3)] });
    expect(await shelf(6)).toMatchObject({ inventory: 0 });
  });

  it('is counted by an admin size by size: what is sold of others meanwhile stays sold', async () => {
    await people.places({ products: [tee(2, 'Small')] });
    expect((await change(1, { variantStock: { Large: '12' } })).body).toMatchObject({
      ...{ inventory: 100, variantStock: { Small: 28, Medium: 30, Large: 12, 'X-Large': 30 } },
    });
    expect((await change(1, { price: 28 })).body).toMatchObject({ inventory: 100 });
    expect(await change(1, { variantStock: { Tiny: 1 } })).toMatchObject({
      status: 400,
      body: { code: 'VARIANT_UNKNOWN' },
    });
    for (const wrong of [{ Large: -1 }, { Large: 1.5 }, { Large: 'many' }, ['Large'], 'Large'])
      expect((await change(1, { variantStock: wrong })).body.message).toBe(
        'Please enter a whole number of items for each size',
      );
  });
});

describe('a program of the release before', () => {
  it('takes pieces of whichever size has most, and puts them there', async () => {
    await house.stocks(1, { Small: 5, Medium: 3, Large: 0, 'X-Large': 1 });
    await sql('update merchandise.products set inventory = inventory - 6 where id = 1');
    expect(await shelf(1)).toEqual({ inventory: 3, variantStock: { Small: 0, Medium: 2, Large: 0, 'X-Large': 1 } });
    await sql('update merchandise.products set inventory = inventory + 2 where id = 1');
    expect(await shelf(1)).toMatchObject({ inventory: 5, variantStock: { Medium: 4 } });
    const tooMany = sql('update merchandise.products set inventory = inventory - 6 where id = 1');
    await expect(tooMany).rejects.toThrow('products_');
  });
});

describe('a shop that had one pool for all sizes', () => {
  it('has it split over the sizes, the first ones get what is over', async () => {
    const { up, down } = new VariantStock1798000000025();
    const db = { query: sql } as never;
    await down(db);
    await sql('update merchandise.products set inventory = 6 where id = 1');
    await sql('update merchandise.products set inventory = 3 where id = 6');
    await up(db);
    expect(await shelf(1)).toEqual({ inventory: 6, variantStock: { Small: 2, Medium: 2, Large: 1, 'X-Large': 1 } });
    expect(await shelf(6)).toEqual({ inventory: 3, variantStock: { '8×10″': 1, '12×16″': 1, '18×24″': 1 } });
    expect(await shelf(7)).toEqual({ inventory: 400, variantStock: undefined });
  });
});
