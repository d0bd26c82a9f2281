import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { glasses, print, type ShopHouse, shopHouse } from '../../../../../../test/shop-house.js';
import { signedIn } from '../../../../../platform/http/testing/room-app.js';
import type { Person } from '../../../../../platform/privacy/person.js';
import { formerlyOf, personOf } from '../../../../../platform/privacy/testing/persons-of.js';
import { OrderHolder } from '../../../person-holder.js';
import { ann, OrderStories } from '../../../testing/order-stories.js';

let house: ShopHouse;
let people: OrderStories;
beforeAll(async () => {
  house = await shopHouse();
  people = new OrderStories(house);
});
afterAll(() => house.close());

const right = { customerName: 'Ann Leigh', customerEmail: 'ann@right.example' };
const mine = async (id: number, email: string) =>
  (await house.get('/api/orders', signedIn({ id, email, emailVerified: true }))).body.items.map(
    ({ id: order }: { id: string }) => order,
  );
const found = async (person: Person) => (await house.app.get(OrderHolder).find(person)).map(({ id }) => id);

describe('the customer of an order', () => {
  it('is put right, is written to again, and is on record by the fields only', async () => {
    const order = await people.places({ products: [print()] });
    const { status, body } = await people.asks(`${order.reference}/customer`, { ...right, resend: true });
    expect([status, body]).toEqual([200, { id: order.id, changed: ['name', 'email'], isResent: true }]);
    expect((await people.look(order.id)).body).toMatchObject(right);
    const { rows } = await house.pool.query('select what, old, new from log.audit where subject_id = $1', [order.id]);
    expect(rows).toEqual([{ what: 'customer corrected', old: null, new: { changed: ['name', 'email'] } }]);
    const { rows: jobs } = await house.pool.query(
      `select count(*)::int as n from log.outbox where kind = 'order-confirmation' and payload->>'orderId' = $1
         and payload->>'again' = 'true'`,
      [order.id],
    );
    expect(jobs).toEqual([{ n: 1 }]);
  });

  it('owns it by the e-mail as it is now', async () => {
    const order = await people.places({ products: [print()], customerEmail: 'wrong@example.com' });
    expect(await mine(21, 'wrong@example.com')).toEqual([order.id]);
    await people.asks(`${order.id}/customer`, { ...right, customerEmail: 'new@right.example' });
    expect(await mine(22, 'new@right.example')).toEqual([order.id]);
    expect(await mine(21, 'wrong@example.com')).toEqual([]);
  });
});

describe('an order that was put under an address', () => {
  const email = 'left@example.com';
  const anHour = 60 * 60_000;

  it('is that of whoever had the address then, and not of whoever had left it before', async () => {
    const now = house.clock.now();
    const [early, late] = [
      await people.places({ products: [glasses()] }),
      await people.places({ products: [glasses()] }),
    ];
    await people.asks(`${early.id}/customer`, { ...right, customerEmail: email });
    house.clock.set(new Date(now.getTime() + 2 * anHour));
    await people.asks(`${late.id}/customer`, { ...right, customerEmail: email });
    house.clock.set(now);
    const former = formerlyOf(house.app, email, new Date(now.getTime() + anHour));
    expect(await found(former)).toEqual([early.reference]);
    expect(await house.app.get(OrderHolder).erase(former, now)).toBe(1);
    expect((await people.look(late.id)).body).toMatchObject({ customerEmail: email });
  });

  it('is told to whoever has it, also where another account placed it', async () => {
    const order = await people.places({ products: [glasses()] }, ann);
    await people.asks(`${order.id}/customer`, { ...right, customerEmail: 'mine@right.example' });
    expect(await found(personOf(house.app, 'mine@right.example', 31))).toEqual([order.reference]);
  });
});

describe('what is kept of somebody with more orders than a page has', () => {
  it('is found and told whole, with all that was done with them', async () => {
    await house.pool.query(
      `with persons as (
         insert into merchandise.persons (ref, erased_at) select gen_random_uuid(), now() from generate_series(1, 1001) returning ref),
       placed as (
         insert into merchandise.orders (id, reference, person_ref, placed_at, user_id)
         select ref, 'NO-' || ref, ref, now(), 40 from persons returning id)
       insert into log.audit (at, role, room, what, subject_kind, subject_id)
       select now(), 'desk', 'merchandise', 'collected', 'order', id from placed`,
    );
    const person = { userId: 40, addresses: [] };
    expect(await found(person)).toHaveLength(1_001);
    const { orders, onRecord } = await house.app.get(OrderHolder).tell(person);
    for (const shown of [orders, onRecord]) expect(shown).toHaveLength(1_001);
  });
});
