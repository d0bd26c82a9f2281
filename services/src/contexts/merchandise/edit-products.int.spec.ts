import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ProductView } from '@northlight/contracts';
import { glasses, holdingTag, type ShopHouse, shopHouse, tee } from '../../../test/shop-house.js';
import { signedIn } from '../../platform/http/testing/room-app.js';

const admin = signedIn({ id: 9, isAdmin: true });
const mug = { name: 'Night Mug', slug: 'night-mug', description: 'Keeps warm what is warm.', category: 'Accessories' };
const counted = { ...mug, price: '16.50', inventory: '40' };
const { slug: _, ...flagshipTee } = { ...mug, name: 'Flagship Tee', price: 28, category: 'Apparel' };

let house: ShopHouse;
beforeAll(async () => {
  house = await shopHouse();
});
afterAll(() => house.close());

const create = (input: object = {}, headers = admin) => house.post('/api/products', { ...counted, ...input }, headers);
const change = (id: number, input: object, headers = admin) => house.put(`/api/products/${id}`, input, headers);
const shop = async (): Promise<ProductView[]> => (await house.get('/api/products')).body;
const inShop = async (id: number) => (await shop()).find((one) => one.id === id);

describe('a product that an admin makes', () => {
  it('is in the shop at once, for caches too, with a placeholder for its picture', async () => {
    const before = await house.get('/api/products');
    const { status, body } = await create({ imageUrl: '/placeholder-product.jpg' });
    expect([status, body]).toMatchObject([
      201,
      {
        ...{ ...mug, price: 16.5, inventory: 40, isArchived: false, imageUrl: '/placeholder-product.jpg' },
        ...{ id: expect.any(Number), createdAt: '2026-11-20T15:00:00.000Z' },
      },
    ]);
    const after = await house.get('/api/products', holdingTag(before.headers));
    const { isArchived, ...seen } = body;
    expect([after.status, after.body.at(-1)]).toEqual([200, seen]);
    const { rows } = await house.pool.query('select price_cents from merchandise.products where id = $1', [body.id]);
    expect(rows).toEqual([{ price_cents: 1650 }]);
  });

  it('gets a slug that nobody has, also when two come at once', async () => {
    const both = await Promise.all([create({ slug: 'twin' }), create({ slug: 'twin' })]);
    expect(both.map(({ body }) => body.slug).toSorted()).toEqual(['twin', 'twin-2']);
  });

  it.each([
    [{ name: ' ' }, 'Name is required'],
    [{ slug: 'No Slug' }, 'Please use lowercase letters, numbers, and single hyphens, for example t-shirt'],
    [{ description: '' }, 'Description is required'],
    [{ price: '' }, 'Please enter a price in dollars, with at most two decimals'],
    [{ price: 1.005 }, 'Please enter a price in dollars, with at most two decimals'],
    [{ price: -1 }, 'Price cannot be negative'],
    [{ category: 'Food' }, 'Category is required'],
    [{ inventory: -1 }, 'Inventory cannot be negative'],
    [{ inventory: 1.5 }, 'Please enter a whole number of items'],
    [{ imageUrl: 'https://example.com/x.jpg' }, 'Upload an image after creating the product'],
  ])('is refused %j', async (input, message) => {
    expect(await create(input)).toMatchObject({ status: 400, body: { message } });
  });
});

describe('a product that is changed', () => {
  it('keeps the pieces that were sold while somebody wrote, and who changed what from what to what', async () => {
    const { id } = (await create({ slug: 'sold-meanwhile', inventory: 5 })).body;
    expect((await house.order({ products: [{ productId: id, quantity: 2 }] })).status).toBe(201);
    const { inventory, slug, ...words } = counted;
    expect((await change(id, { ...words, price: 20 })).body).toMatchObject({ price: 20, inventory: 3 });
    expect((await change(id, { ...words, price: 20, inventory: 9 })).body).toMatchObject({ inventory: 9 });
    const { rows } = await house.pool.query(
      'select who_id as by, what, old, new from log.audit where subject_id = $1 order by id',
      [String(id)],
    );
    expect(rows.slice(1)).toEqual([
      { by: 9, what: 'changed', old: { price_cents: 1650 }, new: { price_cents: 2000 } },
      { by: 9, what: 'changed', old: { inventory: 3 }, new: { inventory: 9 } },
    ]);
  });

  it('keeps what is not sent, and gets the slug that is sent while nobody else has it', async () => {
    const { id, ...made } = (await create({ slug: 'said-in-part' })).body;
    const version = (made.version ?? 0) + 1;
    expect((await change(id, { price: 12 })).body).toEqual({ ...made, id, price: 12, version });
    expect((await change(id, { slug: 'night-cup' })).body).toMatchObject({ slug: 'night-cup', name: made.name });
    const { slug: taken } = (await create({ slug: 'day-cup' })).body;
    expect(await change(id, { slug: taken })).toMatchObject({
      ...{ status: 409, body: { message: 'There’s already a product with the slug day-cup.' } },
    });
    expect((await change(id, { slug: 'night-cup', name: 'Night Cup' })).body.name).toBe('Night Cup');
  });

  it('is refused to the second of two who write over the same version', async () => {
    const { id, version = 0 } = (await create({ slug: 'two-writers' })).body;
    const input = { name: 'Ann’s mug', description: mug.description, price: 9, category: mug.category, version };
    expect((await change(id, input)).body).toMatchObject({ name: 'Ann’s mug', version: version + 1 });
    const late = await change(id, { ...input, name: 'Bo’s mug' });
    expect([late.status, late.body.code, (await inShop(id))?.name]).toEqual([409, 'CONFLICT', 'Ann’s mug']);
  });

  it('leaves the shop when it is archived, stays in orders, and comes back', async () => {
    const order = (await house.order({ products: [tee()] })).body;
    expect((await change(1, { ...flagshipTee, isArchived: true })).body.isArchived).toBe(true);
    expect(await inShop(1)).toBeUndefined();
    const all = await house.get('/api/admin/products', admin);
    expect(all.body[0]).toMatchObject({ id: 1, isArchived: true });
    expect(await house.order({ products: [glasses(), tee()] })).toMatchObject({
      status: 400,
      body: { code: 'PRODUCT_NOT_FOR_SALE', errors: [{ field: 'products.1' }] },
    });
    const saved = await house.get(`/api/orders/${order.id}`, admin);
    expect(JSON.stringify([saved.status, saved.body])).toContain('Flagship Tee');
    expect((await change(1, flagshipTee)).body.isArchived).toBe(true);
    expect((await change(1, { ...flagshipTee, isArchived: false })).body.isArchived).toBe(false);
    expect(await inShop(1)).toMatchObject({ inventory: 119 });
    const { rows } = await house.pool.query("select what from log.audit where subject_id = '1' order by id");
    expect(rows.map(({ what }) => what)).toEqual(['archived', 'changed', 'brought back']);
  });
});

describe('whoever edits products', () => {
  it.each([
    ['nobody', {}, 401],
    ['a visitor', signedIn(), 403],
    ['a desk', signedIn({ roles: ['desk', 'ops'] }), 403],
  ])('%s is turned away', async (_, headers, status) => {
    expect((await create({}, headers)).status).toBe(status);
    expect((await change(1, flagshipTee, headers)).status).toBe(status);
    expect((await house.get('/api/admin/products', headers)).status).toBe(status);
  });

  it('is told when there is no such product', async () => {
    expect(await change(9_999, flagshipTee)).toMatchObject({ status: 404, body: { message: 'Product not found' } });
    expect((await house.put('/api/products/x', flagshipTee, admin)).status).toBe(400);
  });
});
