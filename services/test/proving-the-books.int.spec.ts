import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Module } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { ProofsView } from '@northlight/contracts';
import { StreamReader } from '@northlight/event-store';
import { ProveJournal } from '../src/contexts/journal/features/prove-books/prove-journal.handler.js';
import { JournalModule, journalMigrations, whenMoneyMovesWriteItDown } from '../src/contexts/journal/index.js';
import { PaymentsModule } from '../src/contexts/payments/index.js';
import { type PaymentHouse, paymentHouse } from '../src/contexts/payments/testing/payment-house.js';
import { SubscriptionsModule, subscriptionsMigrations } from '../src/contexts/subscriptions/index.js';
import { signedIn } from '../src/platform/http/testing/room-app.js';
import { glasses } from './shop-house.js';

@Module({ imports: [PaymentsModule, SubscriptionsModule, JournalModule] })
class Rooms {}

const admin = signedIn({ id: 1, isAdmin: true });
const dana = signedIn({ id: 3, roles: ['desk'] });

let house: PaymentHouse;
beforeAll(async () => {
  house = await paymentHouse({}, [...subscriptionsMigrations, ...journalMigrations], Rooms);
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
