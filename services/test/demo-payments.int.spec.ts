import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Module } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { EventTypes, StreamReader } from '@northlight/event-store';
import { SubscriptionFollower } from '@northlight/event-store/consume';
import pg from 'pg';
import { migrations } from '../src/apps/migrations.js';
import { CompareGateway } from '../src/contexts/journal/features/compare-gateway/compare-gateway.handler.js';
import { ProveJournal } from '../src/contexts/journal/features/prove-books/prove-journal.handler.js';
import { JournalModule, whenMoneyMovesWriteItDown } from '../src/contexts/journal/index.js';
import { Proofs } from '../src/contexts/journal/persistence/proofs.repository.js';
import {
  type SandboxHouse,
  sandboxHouse,
  webhookSecret,
} from '../src/contexts/payments/gateway/testing/sandbox-house.js';
import { PaymentsModule } from '../src/contexts/payments/index.js';
import { SubscriptionsModule } from '../src/contexts/subscriptions/index.js';
import { loadCatalog } from '../src/demo/catalog/load-catalog.js';
import { loadMemberships } from '../src/demo/membership/load-memberships.js';
import { loadProducts } from '../src/demo/merchandise/load-products.js';
import { loadPayments } from '../src/demo/payments/load-payments.js';
import { throwAwayDatabase } from '../src/platform/database/testing/throw-away-database.js';
import { followerParts } from '../src/platform/event-store/follower-parts.js';
import { roomApp } from '../src/platform/http/testing/room-app.js';
import { FixedClock } from '../src/platform/kernel/clock.js';

@Module({ imports: [PaymentsModule, SubscriptionsModule, JournalModule] })
class Rooms {}

let sandbox: SandboxHouse;
let database: Awaited<ReturnType<typeof throwAwayDatabase>>;
let app: NestExpressApplication;
const clock = new FixedClock(new Date());
const people = new Map<string, number>();
const load = () => loadPayments(app, clock, { userIds: people, beside: [] });
const rows = async (text: string) => (await app.get(pg.Pool, { strict: false }).query(text)).rows;

beforeAll(async () => {
  sandbox = await sandboxHouse();
  const env = { PAYMENT_SANDBOX_URL: sandbox.url, STRIPE_WEBHOOK_SECRET: webhookSecret };
  database = await throwAwayDatabase(migrations, env);
  app = await roomApp(Rooms, { settings: database.settings, clock });
  await app.init();
  await loadCatalog(app);
  await loadMemberships(app);
  await loadProducts(app);
  for (const name of ['nora', 'theo', 'ida']) people.set(name, await addAccount(name));
  expect(await load()).toBe(13);
}, 60_000);
afterAll(async () => {
  await app.close();
  await database.drop();
  await sandbox.close();
});

async function addAccount(name: string): Promise<number> {
  const [{ id }] = await rows(
    `insert into identity.users (username, username_key, email, email_key, password_hash, created_at)
     values ('${name}', '${name}', '${name}@example.com', '${name}@example.com', '$argon2id$none', now()) returning id`,
  );
  return id;
}

describe('the demo of what was paid online', () => {
  it('has every state of an order, and of its money', async () => {
    const found = await rows(
      `select distinct concat_ws(' ', o.status, s.state, (select p.state from payments.payments p where p.order_id = o.id),
         (select d.state from payments.disputes d where d.order_id = o.id),
         (select case when r.amount = p.amount then 'all back' else 'part back' end from payments.refunds r
            join payments.payments p on p.id = r.payment_id where r.order_id = o.id and r.state = 'settled')) as state
       from merchandise.orders o left join merchandise.shipments s on s.order_id = o.id order by 1`,
    );
    expect(found.map(({ state }) => state)).toEqual([
      ...['awaiting_payment open', 'cancelled captured all back', 'collected captured', 'reserved captured'],
      ...['reserved captured open', 'reserved to_pack captured', 'shipped delivered captured'],
      ...['shipped delivered captured part back', 'shipped shipped captured'],
    ]);
    expect(await rows('select state from vouchers.gift_cards')).toEqual([{ state: 'sent' }]);
    expect(await rows('select state from subscriptions.subscriptions order by user_id')).toEqual([
      ...[{ state: 'active' }, { state: 'past_due' }, { state: 'ended' }],
    ]);
  });

  it('adds up, at the gateway too', async () => {
    const parts = followerParts({ pool: app.get(pg.Pool), clock, types: app.get(EventTypes, { strict: false }) });
    const journal = whenMoneyMovesWriteItDown(app.get(StreamReader, { strict: false }));
    await new SubscriptionFollower(journal, parts, new AbortController().signal).catchUp();
    const commands = app.get(CommandBus, { strict: false });
    await commands.execute(new CompareGateway());
    await commands.execute(new ProveJournal());
    const proofs = app.get(Proofs, { strict: false });
    expect(await proofs.open()).toEqual([]);
    expect((await proofs.last()).map(({ kind }) => kind).toSorted()).toEqual(['gateway', 'journal']);
  });

  it('is added once, and nobody is written to about the past', async () => {
    expect(await load()).toBe(0);
    expect(clock.now().getTime()).toBeGreaterThan(Date.now() - 120_000);
    const waiting = await rows('select distinct kind from log.outbox where done_at is null order by kind');
    expect(waiting).toEqual([{ kind: 'gift-card-paid' }]); // it finds a voucher there
  });
});
