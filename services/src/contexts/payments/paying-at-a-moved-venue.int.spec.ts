import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { type Booked, glasses } from '../../../test/shop-house.js';
import { until } from '../../../test/until.js';
import { untilSettled } from '../../platform/http/testing/room-app.js';
import { OpenSlots } from '../booking/index.js';
import { paymentBreaches } from './testing/payment-audit.js';
import { type PaymentHouse, paymentHouse } from './testing/payment-house.js';

let house: PaymentHouse;
beforeAll(async () => {
  house = await paymentHouse({}, [], { isElsewhere: true });
});
afterAll(() => house.close());

const bookingOf = async ({ id, manageToken }: Booked) =>
  (await house.shop.get(`/api/bookings/${id}`, { 'Booking-Token': manageToken })).body;
const cancel = ({ id, manageToken }: Booked) =>
  house.shop.post(`/api/bookings/${id}/cancel`, {}, { 'Booking-Token': manageToken });

/** Everything that the gateway has told comes once more. */
const again = async () => {
  const { rows: before } = await house.pool.query('select id from payments.notices order by id');
  const statuses = [];
  for (const { rawBody, signature } of house.sandbox.notices()) statuses.push(await house.notice(rawBody, signature));
  expect(new Set(statuses)).toEqual(new Set([204]));
  expect((await house.pool.query('select id from payments.notices order by id')).rows).toEqual(before);
};

describe('a visit to a venue that is decided on another server than the accounts of payments', () => {
  it('is paid online, called off, and paid back to the card', async () => {
    const visit = await house.books();
    const order = await house.orders([visit], { products: [glasses(2)] });
    await house.pays((await house.starts(order)).body.url);
    await house.settles(order);
    expect(await bookingOf(visit)).toMatchObject({ status: 'confirmed', paid: 72.08 });
    await again(); // the account is with the venue now
    expect((await cancel(visit)).status).toBe(200);
    await until(async () => {
      await house.works();
      await house.delivers(2);
      return (await house.payment(order)).refunded > 0;
    });
    await house.works();
    expect(await bookingOf(visit)).toMatchObject({ refundState: 'refunded', refundPaid: 72.08, refundOwed: 0 });
    expect(await house.payment(order)).toMatchObject({ paid: 84.08, refunded: 72.08 });
    const { rows: notices } = await house.pool.query("select from payments.notices where notice->>'kind' = 'checkout'");
    expect(notices.length).toBe(1);
    expect(await paymentBreaches(house)).toEqual([]);
  });

  it('leaves its account there, where the next payment of that ledger is captured, its notice with it', async () => {
    const visit = await house.orders([await house.books({ time: '10:45' })]);
    await house.pays((await house.starts(visit)).body.url);
    await house.settles(visit);
    const away = 'select ledger from log.head where server is not null and ledger < 0';
    for (let isThere = false; !isThere; ) {
      const goods = await house.orders([], { products: [glasses(1)] });
      await house.pays((await house.starts(goods)).body.url);
      await house.settles(goods);
      const where = `select from payments.payments where order_id = $1 and ledger in (${away})`;
      isThere = (await house.pool.query(where, [goods.id])).rows.length === 1;
    }
    const { rows: untold } = await house.pool.query(
      `select id from payments.payments p where state = 'captured'
         and not exists (select from payments.notices where notice->'checkout'->>'paymentId' = p.id::text)`,
    );
    expect(untold).toEqual([]);
    await again();
  });

  it('is paid in one order with a visit to a venue that stayed', async () => {
    await house.shop.pool.query("update catalog.venues set status = 'open' where id = 2");
    await house.shop.pool.query(
      `insert into catalog.venue_experiences (venue_id, experience_id, rules)
       select 2, experience_id, rules from catalog.venue_experiences where venue_id = 1
       on conflict (venue_id, experience_id) do update set rules = excluded.rules`,
    );
    await untilSettled(house.shop.app);
    await house.shop.app.get(CommandBus, { strict: false }).execute(new OpenSlots(2, { from: house.day, days: 1 }));
    const visits = [await house.books({ time: '17:30' }), await house.books({ venueId: 2, time: '17:30' })];
    const order = await house.orders(visits, { products: [glasses(1)] });
    await house.pays((await house.starts(order)).body.url);
    await house.settles(order);
    const paid = (await Promise.all(visits.map(bookingOf))).map(({ status, venueId }) => [venueId, status]);
    expect(paid).toEqual([
      [1, 'confirmed'],
      [2, 'confirmed'],
    ]);
    expect(await house.payment(order)).toMatchObject({ state: 'paid', due: 0 });
  });

  it('is paid at the same time as others, whose accounts are in the same ledgers', async () => {
    const times = ['12:15', '13:00', '13:45', '15:15', '16:00', '16:45'];
    const visits = await Promise.all(times.map((time) => house.books({ time })));
    const orders = await Promise.all(visits.map((visit) => house.orders([visit])));
    for (const order of orders) await house.pays((await house.starts(order)).body.url);
    await Promise.all(visits.slice(0, 3).map(cancel));
    for (const order of orders) await house.settles(order);
    await house.works();
    const ends = await Promise.all(visits.map(bookingOf));
    expect(ends.map(({ status }) => status)).toEqual([
      ...['cancelled', 'cancelled', 'cancelled', 'confirmed', 'confirmed', 'confirmed'],
    ]);
    expect(await paymentBreaches(house)).toEqual([]);
  });
});
