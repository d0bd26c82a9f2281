import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { signedIn } from '../../platform/http/testing/room-app.js';
import { OrderStories } from './testing/order-stories.js';
import { glasses, type ShopHouse, saturday, shopHouse } from './testing/shop-house.js';

const admin = signedIn({ id: 1, isAdmin: true });
const flagship = '/api/admin/venues/1';

let house: ShopHouse;
let people: OrderStories;
beforeAll(async () => {
  house = await shopHouse();
  people = new OrderStories(house);
  const closing = { venueId: 1, from: saturday, reason: 'The hall is sold' };
  await house.post('/api/admin/availability/close-free', closing, admin);
});
afterAll(() => house.close());

describe('the venue where merchandise waits', () => {
  const closed = async () => {
    const { body } = await house.get(flagship, admin);
    const facts = { ...body, description: body.description, year: 2027, status: 'planned' };
    return house.put(flagship, facts, admin);
  };

  it('neither goes nor closes, and says how many orders wait', async () => {
    const [one, other] = [
      await people.places({ products: [glasses()] }),
      await people.places({ products: [glasses(2)] }),
    ];
    const two = 'Rochester Flagship keeps merchandise for 2 orders. Hand it over or cancel it first.';
    expect((await house.remove(flagship, admin)).body).toMatchObject({ code: 'VENUE_HAS_ORDERS', message: two });
    const { status, body } = await closed();
    expect([status, body.message]).toEqual([409, two]);
    expect(body.errors).toEqual([{ field: 'status', message: 'It stays open while merchandise waits there.' }]);

    await people.collect(one.id);
    await people.asks(`${other.id}/cancel`, { reason: 'not_collected' });
    expect((await house.remove(flagship, admin)).status).toBe(204);
  });
});
