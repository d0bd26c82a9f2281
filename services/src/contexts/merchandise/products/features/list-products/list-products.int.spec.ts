import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ProductView } from '@northlight/contracts';
import { DataSource } from 'typeorm';
import { holdingTag, type ShopHouse, shopHouse } from '../../../../../../test/shop-house.js';
import { loadProducts } from '../../../../../demo/merchandise/load-products.js';
import { driftOf } from '../../../../../platform/database/testing/drift.js';

let house: ShopHouse;
beforeAll(async () => {
  house = await shopHouse();
  await loadProducts(house.app);
});
afterAll(() => house.close());

describe('what is for sale', () => {
  it('is thirteen things, by number, with prices in dollars and pieces left', async () => {
    const { status, body, headers } = await house.get('/api/products');
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    const described = body.map(({ id, slug, category, price, inventory }: ProductView) =>
      [id, slug, category, price, inventory].join(' '),
    );
    expect(described).toEqual([
      '1 flagship-tee Apparel 28 120',
      '2 night-glow-hoodie Apparel 58 60',
      '3 explorer-long-sleeve Apparel 36 0',
      '4 aurora-dome-print Art 24 80',
      '5 city-of-light-print Art 32 50',
      '6 prehistoric-dawn-print Art 28 3',
      '7 red-cyan-glasses Accessories 6 400',
      '8 enamel-pin-set Accessories 14 150',
      '9 canvas-tote Accessories 22 90',
      '10 crew-cap Accessories 24 70',
      '11 miniature-dinosaur Collectibles 18 110',
      '12 opening-year-coin-2025 Collectibles 15 200',
      '13 venue-diorama-kit Collectibles 50 40',
    ]);
  });

  it('has a name, words and a picture each', async () => {
    const [first] = (await house.get('/api/products')).body;
    expect(first).toEqual({
      id: 1,
      slug: 'flagship-tee',
      name: 'Flagship Tee',
      description: expect.stringMatching(/cotton/),
      category: 'Apparel',
      price: 28,
      inventory: 120,
      variantStock: { Small: 30, Medium: 30, Large: 30, 'X-Large': 30 },
      imageUrl: '/media/art/products/flagship-tee/main.jpg',
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
    });
  });

  it('is not sent again to somebody who has it', async () => {
    const { headers } = await house.get('/api/products');
    const again = await house.get('/api/products', holdingTag(headers));
    expect(again.status).toBe(304);
  });

  it('stands in a table that fits its rows', async () => {
    const drift = await driftOf(house.app.get(DataSource));
    expect(drift.filter((query) => !query.includes('"identity"'))).toEqual([]); // accounts are not here
  });
});
