import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { StreamReader } from '@northlight/event-store';
import { glasses, later } from '../../../test/shop-house.js';
import { until } from '../../../test/until.js';
import { journalMigrations, whenMoneyMovesWriteItDown } from '../journal/index.js';
import { ReconcilePayments } from './features/reconcile-payments/reconcile-payments.handler.js';
import { journalBreaches } from './testing/journal-audit.js';
import { paymentBreaches } from './testing/payment-audit.js';
import { type PaymentHouse, paymentHouse } from './testing/payment-house.js';

let house: PaymentHouse;
const began = new Date();
beforeAll(async () => {
  house = await paymentHouse({}, journalMigrations);
});
afterAll(() => house.close());

type Placed = Awaited<ReturnType<PaymentHouse['orders']>>;
type Headed = Readonly<Record<string, string>>;
const tokenOf = ({ token }: Placed): Headed => ({ 'Order-Token': token });
const orders = (input: object = {}) => house.orders([], { openTickets: [later()], ...input });
const paid = async (input: object = {}) => {
  const order = await orders(input);
  await house.pays((await house.starts(order)).body.url);
  await house.settles(order);
  return order;
};
const ticketOf = async (order: Placed) => (await house.order(order)).openTickets[0];
const asks = async (order: Placed, what: 'schedule' | 'cancel', body: object = {}) =>
  house.shop.post(`/api/orders/${order.id}/open-tickets/${(await ticketOf(order)).id}/${what}`, body, tokenOf(order));
const schedules = (order: Placed, time: string) => asks(order, 'schedule', { date: house.day, time });
const visitOf = async (order: Placed) => {
  const [{ id, manageToken }] = (await house.order(order)).bookings;
  const headers = { 'Booking-Token': manageToken };
  return { headers, id, ...(await house.shop.get(`/api/bookings/${id}`, headers)).body };
};
const cancelsVisit = async (order: Placed) => {
  const { id, headers } = await visitOf(order);
  await house.shop.post(`/api/bookings/${id}/cancel`, {}, headers);
  await house.works();
};
/** Dollars that the booking has which the tickets became, if they did. */
const heldBy = async (order: Placed): Promise<number> =>
  (await house.order(order)).bookings.length > 0 ? ((await visitOf(order)).paid ?? 0) : 0;
const reconcile = () => house.shop.app.get(CommandBus, { strict: false }).execute(new ReconcilePayments());
const sums = async (): Promise<Record<string, number>> => {
  await house.follows(whenMoneyMovesWriteItDown(house.shop.app.get(StreamReader, { strict: false })));
  const { rows } = await house.pool.query('select account, sum(amount)::int as sum from journal.postings group by 1');
  return Object.fromEntries(rows.map(({ account, sum }) => [account, sum]));
};
/** What an act moves on the accounts of the journal. */
const moved = async (act: () => Promise<unknown>): Promise<Record<string, number>> => {
  const before = await sums();
  await act();
  const after = await sums();
  const changes = Object.entries(after).map(([name, sum]) => [name, sum - (before[name] ?? 0)]);
  return Object.fromEntries(changes.filter(([, change]) => change !== 0));
};

describe('tickets whose time is chosen later, paid online', () => {
  it('are good once they are paid, cost nothing more with their time, and are paid at the door', async () => {
    const order = await orders({ products: [glasses()] });
    expect(order.status).toBe('awaiting_payment');
    expect((await schedules(order, '12:15')).body.code).toBe('ORDER_AWAITS_PAYMENT');
    const { body: page } = await house.starts(order);
    expect(page.amount).toBe(78.08);
    const pay = async () => {
      await house.pays(page.url);
      await house.settles(order);
    };
    expect(await moved(pay)).toEqual({ gateway: 7808, goods: -600, deferred: -7208 });
    expect(await house.order(order)).toMatchObject({ status: 'reserved', openTickets: [{ state: 'open' }] });
    const use = async () => expect((await schedules(order, '12:15')).status).toBe(200);
    expect(await moved(use)).toEqual({});
    expect(await visitOf(order)).toMatchObject({ status: 'confirmed', totalPrice: 72.08, paid: 72.08, refund: null });
    expect(await house.payment(order)).toMatchObject({ state: 'paid', paid: 78.08, due: 0 });
    const { body: receipt } = await house.shop.get(`/api/orders/${order.id}/receipt`, tokenOf(order));
    expect(receipt).toMatchObject({ total: 78.08, lines: [{ name: 'Jurassic Ride, 2 tickets', amount: 68 }, {}] });
  });

  it('are refunded to the card when they are canceled, before their time and after it', async () => {
    const [before, after] = [await paid(), await paid({ products: [glasses()] })];
    const { body } = await house.shop.get(`/api/orders/${before.id}/receipt`, tokenOf(before));
    expect(body.lines).toMatchObject([{ detail: 'Rochester Flagship, time chosen later', amount: 68 }]);
    const giveUp = async () => {
      expect((await asks(before, 'cancel')).status).toBe(200);
      await house.works();
    };
    expect(await moved(giveUp)).toEqual({ gateway: -7208, deferred: 7208 });
    expect(await house.payment(before)).toMatchObject({ state: 'refunded', refunded: 72.08 });
    expect((await schedules(before, '13:00')).body.code).toBe('OPEN_TICKET_CANCELLED');

    await schedules(after, '13:00');
    await cancelsVisit(after);
    expect(await visitOf(after)).toMatchObject({ refundState: 'refunded', refundPaid: 72.08 });
    expect(await house.payment(after)).toMatchObject({ state: 'paid', paid: 78.08, refunded: 72.08 });
  });

  it('are used or refunded, never both, however both are asked for at once', async () => {
    for (let nth = 0; nth < 3; nth++) {
      const order = await paid();
      const [used, given] = await Promise.all([schedules(order, '13:45'), asks(order, 'cancel'), house.works()]);
      await house.works();
      expect([used.status, given.status]).toContain(200);
      expect((await heldBy(order)) + (await house.payment(order)).refunded).toBe(72.08);
    }
  });

  it('go back with their order where it was given up before its payment was known', async () => {
    const order = await orders({ products: [glasses()] });
    const { body: page } = await house.starts(order);
    await house.pays(page.url);
    await house.shop.post(`/api/orders/${order.id}/cancel`, { cancelBookings: false }, tokenOf(order));
    await house.settles(order);
    await house.works();
    expect((await ticketOf(order)).state).toBe('cancelled');
    expect(await house.payment(order)).toMatchObject({ state: 'refunded', paid: 78.08, refunded: 78.08 });
  });

  it('are paid at the venue after all where it takes that', async () => {
    const order = await orders();
    const { body } = await house.shop.post(`/api/orders/${order.id}/pay-at-venue`, {}, tokenOf(order));
    expect(body.state).toBe('none');
    expect((await schedules(order, '16:00')).status).toBe(200);
    expect(await visitOf(order)).toMatchObject({ status: 'confirmed', totalPrice: 72.08 });
  });

  it('are earned once nobody chose a time within twelve months', async () => {
    const order = await paid();
    house.shop.clock.set(new Date(began.getTime() + 366 * 86_400_000));
    expect(await moved(reconcile)).toEqual({ deferred: 7208, tickets: -7208 });
    expect(await moved(reconcile)).toEqual({});
    expect((await asks(order, 'cancel')).body.code).toBe('OPEN_TICKET_EXPIRED');
    house.shop.clock.set(began);
  });

  it('owe the state their tax from the payment on, until they are refunded', async () => {
    await house.pool.query(
      "insert into settings.tax_rates (state, category, basis_points, starts_on) values ('NY', 'admission', 875, '2025-01-01')",
    );
    const quote = { venueId: 1, experienceId: 1, ticketType: 'standard', numberOfTickets: 2 };
    await until(async () => (await house.shop.post('/api/bookings/quote', quote)).body.tax === 6.31);
    const visit = await house.books({ time: '17:30' });
    const pay = async () => {
      const order = await house.orders([visit], { openTickets: [later()] });
      await house.pays((await house.starts(order)).body.url);
      await house.settles(order);
      expect((await house.payment(order)).paid).toBe(156.78);
      await asks(order, 'cancel');
      await house.works();
    };
    expect(await moved(pay)).toEqual({ gateway: 7839, deferred: -7208, tax: -631 });
    const path = `/api/bookings/${visit.id}/cancel`;
    const cancel = async () => {
      await house.shop.post(path, {}, { 'Booking-Token': visit.manageToken });
      await house.works();
    };
    expect(await moved(cancel)).toEqual({ gateway: -7839, deferred: 7208, tax: 631 });
  });

  it('leave nothing that the gateway and the house know differently', async () => {
    await sums();
    expect([...(await paymentBreaches(house)), ...(await journalBreaches(house))]).toEqual([]);
  });
});
