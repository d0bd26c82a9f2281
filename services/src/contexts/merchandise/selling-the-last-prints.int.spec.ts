import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type pg from 'pg';
import { glasses, print, type ShopHouse, shopHouse, tee } from '../../../test/shop-house.js';
import { until } from '../../../test/until.js';
import { createPool } from '../../platform/database/database.js';
import { takeGuardsOut } from './testing/without-guard.js';

const buyers = 200;
/** Of the small size; there are others of the large one, which nobody of them gets instead. */
const printsLeft = 3;
const largeLeft = 2;

let house: ShopHouse;
/** Connections beside those that the buyers share. */
let outside: pg.Pool;
beforeEach(async () => {
  house = await shopHouse();
  await house.stocks(6, { '8×10″': printsLeft, '12×16″': 0, '18×24″': largeLeft });
  outside = createPool({ DATABASE_URL: String(house.pool.options.connectionString) }, { max: 2 });
});
afterEach(async () => {
  await outside.end();
  await house.close();
});

/** Orders as a person would: a service that is busy is asked again, under the same key. */
async function buy(buyer: number): Promise<string> {
  const products = [print(1, buyer % 3 ? '8×10″' : '18×24″'), ...(buyer % 4 ? [] : [glasses(), tee()])];
  const { status, body } = await house.order({ products }, { 'Idempotency-Key': `buyer-number-${buyer}` });
  if (status === 503) return buy(buyer);
  return status === 201 ? 'sold' : `${status} ${body.message}`;
}

/** A closed door before the prints lets as many as can be there decide before the first of them commits. @param shelf the table of products */
async function race(shelf: string): Promise<readonly string[]> {
  const door = await outside.connect();
  await door.query(`begin; select from merchandise.${shelf} where id = 6 for update`);
  const buying = Promise.all(Array.from({ length: buyers }, (_, buyer) => buy(buyer)));
  await until(async () => (await waitingAtTheDoor()) > printsLeft);
  await door.query('commit');
  door.release();
  return buying;
}

async function waitingAtTheDoor(): Promise<number> {
  const { rows } = await outside.query<{ waiting: number }>(
    `select count(distinct pid)::int as waiting from pg_locks join pg_stat_activity using (pid)
     where not granted and datname = current_database()`,
  );
  return rows[0]?.waiting ?? 0;
}

/** Orders, and pieces in their lines. */
const sold = async () => {
  const { rows } = await house.pool.query(
    `select (select count(*)::int from merchandise.orders) as orders, product_id as product, sum(quantity)::int as pieces
     from merchandise.order_products group by 2 order by 2`,
  );
  return rows;
};

/** Pieces of each size in the lines of orders. */
const soldOf = async (product: number) => {
  const { rows } = await house.pool.query(
    `select jsonb_object_agg(variant, pieces) as sizes from (select variant, sum(quantity) as pieces
     from merchandise.order_products where product_id = $1 group by 1) as sold`,
    [product],
  );
  return rows[0].sizes;
};

describe(`${buyers} buyers of the last ${printsLeft} prints`, () => {
  it('buy exactly what there is, and the others are told so', async () => {
    const [tees, pairs] = [await house.left(1), await house.left(7)];
    const ends = await race('products');
    const both = printsLeft + largeLeft;
    const refused = (size: string) => `409 Not enough in stock: Prehistoric Dawn Print, ${size} (0 left).`;
    expect(ends.filter((end) => end === 'sold')).toHaveLength(both);
    expect(new Set(ends)).toEqual(new Set(['sold', refused('8×10″'), refused('18×24″')]));
    expect(await soldOf(6)).toEqual({ '8×10″': printsLeft, '18×24″': largeLeft });
    const lines = await sold();
    expect(lines).toContainEqual({ orders: both, product: 6, pieces: both });
    const pieces = (id: number) => lines.find(({ product }) => product === id)?.pieces ?? 0;
    expect([await house.left(6), await house.left(1), await house.left(7)]).toEqual([
      0,
      tees - pieces(1),
      pairs - pieces(7),
    ]);
  }, 60_000);

  it('would buy more than there is, were the guard taken out', async () => {
    await takeGuardsOut(house.pool);
    const ends = await race('products_of_before');
    expect(ends.filter((end) => end === 'sold').length).toBeGreaterThan(printsLeft + largeLeft);
    expect(await house.left(6)).toBeLessThan(0);
  }, 60_000);
});

describe('a product', () => {
  it('is never less than nothing, whoever writes', async () => {
    const take = house.pool.query('update merchandise.products set inventory = -1 where id = 6');
    await expect(take).rejects.toThrow('products_inventory');
  });

  it('has never less than nothing of a size, whatever there is of others', async () => {
    await expect(house.stocks(6, { '8×10″': -1, '12×16″': 5, '18×24″': 5 })).rejects.toThrow('products_variant_stock');
  });
});
