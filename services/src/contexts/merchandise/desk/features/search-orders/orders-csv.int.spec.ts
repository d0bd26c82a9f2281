import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { glasses, print, type ShopHouse, shopHouse, tee, ticket } from '../../../../../../test/shop-house.js';
import { ann, desk, OrderStories } from '../../../testing/order-stories.js';

let house: ShopHouse;
let people: OrderStories;
beforeAll(async () => {
  house = await shopHouse();
  people = new OrderStories(house);
});
afterAll(() => house.close());

/** A file as it comes over the wire. */
const save = async (query = '', headers = desk) => {
  const response = await fetch(`${await house.app.getUrl()}/api/admin/orders.csv?${query}`, { headers });
  return { status: response.status, headers: response.headers, text: await response.text() };
};

describe('orders as a file', () => {
  it('have a line each, with what is in them, and no formula of a customer', async () => {
    const visit = await house.books({ time: '13:00' });
    const wicked = { customerName: '=HYPERLINK("http://evil.example")', customerEmail: 'eve@example.com' };
    const order = await people.places({ ...wicked, bookings: [ticket(visit)], products: [tee(2), print()] });
    const { text, headers } = await save('q=eve@example.com');
    const [head, line, end] = text.split('\r\n');
    expect(head).toBe(
      '"reference","placedAt","status","customerName","customerEmail","customerPhone","pieces","merchandise","bookings","totalPrice","collectedAt","cancelledAt"',
    );
    expect(line).toBe(
      `"${order.reference}","2026-11-20T15:00:00.000Z","reserved","'=HYPERLINK(""http://evil.example"")","eve@example.com","","3",` +
        `"2 × Flagship Tee (Small); 1 × Prehistoric Dawn Print (8×10″)","${visit.reference}","156.08","",""`,
    );
    expect(end).toBe('');
    expect(headers.get('content-disposition')).toBe('attachment; filename="orders-all.csv"');
  });

  it('are all of those that were chosen, however many pages they fill', async () => {
    for (let nth = 0; nth < 7; nth++) await people.places({ customerName: `Quill ${nth}`, products: [glasses()] });
    await people.collect((await people.search('q=quill&limit=1')).items[0].reference);
    await house.pool.query(
      `insert into merchandise.orders (id, reference, person_ref, placed_at)
       select gen_random_uuid(), 'NO-' || lpad(n::text, 8, '0'), (select person_ref from merchandise.orders limit 1), now()
       from generate_series(1, 500) n`,
    );
    const lines = async (query: string) => (await save(query)).text.trim().split('\r\n').length - 1;
    expect(await lines('')).toBe(508);
    expect(await lines('status=collected')).toBe(1);
    expect(await lines('q=quill')).toBe(7);
  });

  it('are for the desk alone', async () => {
    expect([(await save('', {})).status, (await save('', ann)).status, (await save('status=lost')).status]).toEqual([
      401, 403, 400,
    ]);
  });
});
