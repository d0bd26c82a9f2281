import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Module } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { ProofsView } from '@northlight/contracts';
import { StreamReader } from '@northlight/event-store';
import { CompareGateway } from '../src/contexts/journal/features/compare-gateway/compare-gateway.handler.js';
import { ProveJournal } from '../src/contexts/journal/features/prove-books/prove-journal.handler.js';
import { JournalModule, journalMigrations, whenMoneyMovesWriteItDown } from '../src/contexts/journal/index.js';
import { Accounts } from '../src/contexts/payments/accounts.js';
import { someCheckout } from '../src/contexts/payments/gateway/testing/payment-gateway-contract.js';
import { PaymentsModule } from '../src/contexts/payments/index.js';
import { type PaymentHouse, paymentHouse } from '../src/contexts/payments/testing/payment-house.js';
import { SubscriptionsModule, subscriptionsMigrations } from '../src/contexts/subscriptions/index.js';
import { signedIn } from '../src/platform/http/testing/room-app.js';
import { glasses } from './shop-house.js';
import { until } from './until.js';

@Module({ imports: [PaymentsModule, SubscriptionsModule, JournalModule] })
class Rooms {}

const DAY_MS = 86_400_000;
const admin = signedIn({ id: 1, isAdmin: true });
const dana = signedIn({ id: 3, roles: ['desk'] });

let house: PaymentHouse;
beforeAll(async () => {
  house = await paymentHouse({}, [...subscriptionsMigrations, ...journalMigrations], { room: Rooms });
});
afterAll(() => house.close());

async function proves(): Promise<ProofsView> {
  const { app } = house.shop;
  await house.follows(whenMoneyMovesWriteItDown(app.get(StreamReader, { strict: false })));
  await app.get(CommandBus, { strict: false }).execute(new ProveJournal());
  return (await house.shop.get('/api/admin/journal/proofs', admin)).body;
}

/** Ann pays for two visits and glasses, and gives one visit up; Bob pays at the desk. */
async function trades(): Promise<void> {
  const [kept, given] = [await house.books({ time: '12:15' }), await house.books({ time: '13:00' })];
  const order = await house.orders([kept, given], { products: [glasses()] });
  await house.pays((await house.starts(order)).body.url);
  await house.settles(order);
  await house.shop.post(`/api/bookings/${given.id}/cancel`, {}, { 'Booking-Token': given.manageToken });
  await house.works();
  const sale = { venueId: 1, experienceId: 1, date: house.day, time: '13:45', numberOfTickets: 2 };
  const who = { ticketType: 'standard', customerName: 'Bob', paidWith: 'cash' };
  await house.shop.post('/api/admin/bookings', { ...sale, ...who }, dana);
}

const plant = (amount: number) =>
  house.pool.query(
    `update journal.postings set amount = amount + $1 where (ledger, position, account) =
       (select ledger, position, account from journal.postings where account = 'gateway' and what = 'PaymentCaptured' limit 1)
     returning stream`,
    [amount],
  );

describe('the nightly proof of the journal', () => {
  it('finds that all adds up, and says what it has compared', async () => {
    await trades();
    const { proofs, differences } = await proves();
    expect(differences).toEqual([]);
    expect(proofs).toMatchObject([{ kind: 'journal', compared: expect.any(Number) }]);
    expect(proofs[0]?.compared).toBeGreaterThan(5);
  });

  it('finds a wrong row, the entry and the account of it, and that it was put right', async () => {
    const { rows } = await plant(1);
    const { differences } = await proves();
    expect(differences).toMatchObject([
      { what: 'gateway', subject: rows[0].stream, actual: expect.any(Number), proof: 'journal' },
      { what: 'unbalanced', subject: rows[0].stream, expected: 0, actual: 0.01 },
    ]);
    expect((differences[0]?.actual ?? 0) - (differences[0]?.expected ?? 0)).toBeCloseTo(0.01);
    await plant(-1);
    expect((await proves()).differences).toEqual([]);
  });

  it('finds a posting that is missing', async () => {
    const { rows } = await house.pool.query(`delete from journal.postings where what = 'RefundSent' returning *`);
    expect((await proves()).differences.map(({ what }) => what).toSorted()).toEqual(['clearing', 'deferred']);
    for (const row of rows)
      await house.pool.query(
        'insert into journal.postings select * from jsonb_populate_record(null::journal.postings, $1)',
        [row],
      );
    expect((await proves()).differences).toEqual([]);
  });

  it('is not told again of what an admin has settled, until it differs by another amount', async () => {
    await plant(1);
    for (const { id } of (await proves()).differences) {
      const path = `/api/admin/journal/differences/${id}/settle`;
      expect((await house.shop.post(path, { reason: 'accepted' }, dana)).status).toBe(403);
      expect((await house.shop.post(path, { reason: 'accepted' }, admin)).status).toBe(204);
      expect((await house.shop.post(path, { reason: 'accepted' }, admin)).body.code).toBe('DIFFERENCE_NOT_FOUND');
    }
    expect((await proves()).differences).toEqual([]);
    await plant(1);
    expect((await proves()).differences).toHaveLength(2);
    await plant(-2);
  });

  it('proves nothing while the journal is behind', async () => {
    await house.pool.query("update log.checkpoint set position = position - 1 where subscription = 'journal'");
    const before = await house.pool.query('select at from journal.proofs');
    const proof = house.shop.app.get(CommandBus, { strict: false }).execute(new ProveJournal());
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect((await house.pool.query('select at from journal.proofs')).rows).toEqual(before.rows);
    await house.follows(whenMoneyMovesWriteItDown(house.shop.app.get(StreamReader, { strict: false })));
    await proof;
  });
});

describe('the comparison with the gateway’s own list', () => {
  /** The nights after today and before it, as they come. */
  async function night(nth = 1): Promise<ProofsView> {
    const { app, clock } = house.shop;
    await house.follows(whenMoneyMovesWriteItDown(app.get(StreamReader, { strict: false })));
    clock.set(new Date(Date.now() + nth * DAY_MS));
    await app.get(CommandBus, { strict: false }).execute(new CompareGateway());
    return (await house.shop.get('/api/admin/journal/proofs', admin)).body;
  }
  const begins = async (time: string) => {
    const visit = await house.books({ time });
    const order = await house.orders([visit]);
    return { visit, order, url: (await house.starts(order)).body.url };
  };
  const ofGateway = ({ differences }: ProofsView) => differences.filter(({ proof }) => proof === 'gateway');

  it('finds nothing where both have the same', async () => {
    const view = await night();
    expect(ofGateway(view)).toEqual([]);
    expect(view.proofs).toContainEqual(expect.objectContaining({ kind: 'gateway', compared: 2 }));
  });

  it('settles what no notice has told of: a payment, a dispute, and a refund that failed late', async () => {
    house.shop.clock.set(new Date());
    const lost = await begins('14:30');
    await house.pays(lost.url);
    const refunded = await begins('15:15');
    await house.pays(refunded.url, 'takes nothing back');
    await house.settles(refunded.order);
    const { id, manageToken } = refunded.visit;
    await house.shop.post(`/api/bookings/${id}/cancel`, {}, { 'Booking-Token': manageToken });
    await house.works();
    const disputed = await begins('16:00');
    await house.pays(disputed.url, 'disputes');
    await house.settles(disputed.order);
    await until(async () => (await statesOf('CardRefundSettled')) > 1 && (await movedBack()) > 0);

    expect(ofGateway(await night())).toEqual([]);
    await house.works();
    expect(await house.payment(lost.order)).toMatchObject({ state: 'paid', paid: 72.08 });
    expect(await statesOf('CardRefundFailed')).toBe(1);
    expect(await statesOf('Disputed')).toBe(1);
    expect(ofGateway(await night(2))).toEqual([]); // and what was settled today moved there yesterday
    expect(await statesOf('CardRefundFailed')).toBe(1);
    expect((await proves()).differences).toEqual([]);
  });

  it('lists what only one side has, and amounts that differ, until that is put right', async () => {
    house.shop.clock.set(new Date());
    await house.pays((await house.sandbox.gateway.startCheckout(someCheckout())).url ?? '');
    const { order } = await begins('16:45');
    const { id: paymentId } = (
      await house.pool.query('select id from payments.payments where order_id = $1', [order.id])
    ).rows[0];
    const never = { checkoutId: '', url: null, state: 'paid', paymentId, chargeId: 'pi_never', amount: 7_208 } as const;
    await house.shop.app.get(Accounts, { strict: false }).noteCheckout(order.id, never);
    const change = 'update payments.payments set amount = amount + $1 where charge_id like $2 and amount = $3';
    const { rowCount } = await house.pool.query(`${change} returning 1`, [100, 'pi_%', 7_208]);

    const found = ofGateway(await night());
    const kinds = found.map(({ what }) => what);
    expect(kinds.filter((what) => what === 'not_in_the_books')).toHaveLength(1);
    expect(found.filter(({ what }) => what === 'not_at_the_gateway')).toMatchObject([
      { subject: 'payment:pi_never', expected: 0, actual: 72.08 },
    ]);
    expect(kinds.filter((what) => what === 'amount')).toHaveLength((rowCount ?? 0) - 1);
    await house.pool.query(change, [-100, 'pi_%', 7_308]);
    expect(
      ofGateway(await night(2))
        .map(({ what }) => what)
        .toSorted(),
    ).toEqual([...['not_at_the_gateway', 'not_in_the_books']]);
  });
});

const statesOf = async (type: string): Promise<number> =>
  (await house.pool.query('select count(*)::int as many from log.events where type = $1', [type])).rows[0].many;

/** How many refunds have come back at the gateway. */
async function movedBack(): Promise<number> {
  const [from, to] = [new Date(Date.now() - DAY_MS), new Date(Date.now() + DAY_MS)];
  const { movements } = await house.sandbox.gateway.movements({ from, to });
  return movements.filter(({ kind }) => kind === 'refund_failure').length;
}
