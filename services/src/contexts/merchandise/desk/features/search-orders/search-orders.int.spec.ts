import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { glasses, type ShopHouse, shopHouse, tee } from '../../../../../../test/shop-house.js';
import { ann, desk, OrderStories } from '../../../testing/order-stories.js';

let house: ShopHouse;
let people: OrderStories;
beforeAll(async () => {
  house = await shopHouse();
  people = new OrderStories(house);
});
afterAll(() => house.close());

describe('the desk that looks for an order', () => {
  const names = ({ items }: { items: { customerName: string }[] }) => items.map(({ customerName }) => customerName);

  it('finds it by its reference, an e-mail however written, a part of the name or of the phone number', async () => {
    const person = { customerName: 'Zoë Ångström', customerEmail: 'Zoe@Example.org', customerPhone: '+1 585 555 0142' };
    const { reference, token: _, ...order } = await people.places({ ...person, products: [tee()] });
    for (const q of [reference.toLowerCase(), ' zoe@example.ORG', 'ångSTRÖM', 'angstrom zoe', '555-0142']) {
      const { items } = await people.search(`q=${encodeURIComponent(q)}`);
      expect(items).toMatchObject([
        { ...person, id: order.id, reference, status: 'reserved', products: order.products },
      ]);
    }
    expect(await people.search('q=nobody@example.org')).toEqual({ items: [], nextCursor: null });
    expect(await people.search('q=NO-22222222')).toEqual({ items: [], nextCursor: null });
  });

  it('sees them in pages, the latest first, and only those with a status', async () => {
    for (const name of ['Una Quill', 'Vera Quill', 'Walt Quill'])
      await people.places({ customerName: name, products: [glasses()] });
    const first = await people.search('q=quill&limit=2');
    expect(names(first)).toEqual(['Walt Quill', 'Vera Quill']);
    expect(names(await people.search(`q=quill&limit=2&cursor=${first.nextCursor}`))).toEqual(['Una Quill']);
    const { reference } = (await people.search('q=vera')).items[0];
    await people.collect(reference);
    expect(names(await people.search('q=quill&status=collected'))).toEqual(['Vera Quill']);
    expect(names(await people.search('limit=1'))).toEqual(['Walt Quill']);
    expect((await house.get('/api/admin/orders?status=lost', desk)).status).toBe(400);
    expect((await house.get('/api/admin/orders', ann)).status).toBe(403);
  });
});
