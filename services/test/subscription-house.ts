import { Module, type Type } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { SubscriptionView } from '@northlight/contracts';
import pg from 'pg';
import { migrations } from '../src/apps/migrations.js';
import { ApplyNotice } from '../src/contexts/payments/features/take-notice/apply-notice.handler.js';
import type { Bank } from '../src/contexts/payments/gateway/testing/gateway-house.js';
import {
  type SandboxHouse,
  sandboxHouse,
  webhookSecret,
} from '../src/contexts/payments/gateway/testing/sandbox-house.js';
import { PaymentsModule } from '../src/contexts/payments/index.js';
import { SubscriptionsModule } from '../src/contexts/subscriptions/index.js';
import { loadMemberships } from '../src/demo/membership/load-memberships.js';
import { throwAwayDatabase } from '../src/platform/database/testing/throw-away-database.js';
import { roomApp, signedIn } from '../src/platform/http/testing/room-app.js';
import { FixedClock } from '../src/platform/kernel/clock.js';

@Module({ imports: [PaymentsModule, SubscriptionsModule] })
class PlansModule {}

// biome-ignore lint/suspicious/noExplicitAny: an answer is whatever came over the wire
type Answer = { readonly status: number; readonly body: any };

/** The seeded plans for sale: real database, real HTTP, the sandbox in place of the gateway, and a worker that runs when asked. */
export class SubscriptionHouse {
  private delivered = 0;

  // biome-ignore lint/complexity/useMaxParams: each one is used by stories
  constructor(
    readonly app: NestExpressApplication,
    readonly clock: FixedClock,
    readonly sandbox: SandboxHouse,
    private readonly drop: () => Promise<void>,
  ) {}

  get pool(): pg.Pool {
    return this.app.get(pg.Pool, { strict: false });
  }

  /** So many, before every account, stay past due: the gateway has nothing new of them. */
  async fillPage(count: number): Promise<void> {
    await this.pool.query(
      `insert into subscriptions.subscriptions (ledger, user_id, id, state, plan, next_plan, started_at, until)
       select -17, -8 * n, gen_random_uuid(), 'past_due', 'gold', 'gold', now(), now() from generate_series(1, $1) n`,
      [count],
    );
  }

  /** A new account. @returns its number */
  async account(name: string): Promise<number> {
    const { rows } = await this.pool.query(
      `insert into identity.users (username, username_key, email, email_key, password_hash, created_at)
       values ($1, $1, $2, $2, '$argon2id$none', $3) returning id`,
      [name, `${name}@example.com`, this.clock.now()],
    );
    return rows[0].id;
  }

  ask = async (userId: number, line: string, body?: object): Promise<Answer> => {
    const [method = '', path = ''] = line.split(' ');
    const headers = {
      'Content-Type': 'application/json',
      ...signedIn({ id: userId, email: `u${userId}@example.com` }),
    };
    const url = `${await this.app.getUrl()}${path}`;
    const response = await fetch(url, {
      method,
      headers,
      ...(method !== 'GET' && { body: JSON.stringify(body ?? {}) }),
    });
    return { status: response.status, body: await response.json() };
  };

  subscribe = (userId: number, plan: number): Promise<Answer> =>
    this.ask(userId, `POST /api/memberships/${plan}/subscribe`);

  async subscription(userId: number): Promise<SubscriptionView> {
    return (await this.ask(userId, 'GET /api/subscription')).body;
  }

  /** What the account has, as identity keeps it. */
  async plan(userId: number): Promise<{ tier: string; status: string; until: string | null; passes: number }> {
    const { rows } = await this.pool.query(
      `select membership_tier as tier, subscription_status as status, subscription_end_date::text as until,
         guest_passes_left as passes from identity.users where id = $1`,
      [userId],
    );
    return rows[0];
  }

  pays = (url: string, bank: Bank = 'pays'): Promise<void> =>
    this.sandbox.pay({ url } as Parameters<SandboxHouse['pay']>[0], bank);

  async buys(userId: number, plan: number): Promise<string> {
    await this.pays((await this.subscribe(userId, plan)).body.url);
    await this.settles();
    return this.gatewayId(userId);
  }

  async gatewayId(userId: number): Promise<string> {
    const { rows } = await this.pool.query('select gateway_id from subscriptions.subscriptions where user_id = $1', [
      userId,
    ]);
    return rows[0]?.gateway_id ?? '';
  }

  /** Hands on what the sandbox tells within a moment, each `times` times, and works it off. */
  async settles({ times = 1, isReversed = false } = {}): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, 350));
    const sent = this.sandbox.notices().slice(this.delivered);
    this.delivered += sent.length;
    const address = await this.app.getUrl();
    for (const { rawBody, signature } of isReversed ? sent.toReversed() : sent)
      for (let time = 0; time < times; time++) {
        const headers = { 'Content-Type': 'application/json', 'Stripe-Signature': signature };
        await fetch(`${address}/api/payments/notices`, { method: 'POST', headers, body: new Uint8Array(rawBody) });
      }
    await this.works();
  }

  /** Runs every notice that was kept: again, too, since jobs may run twice. */
  async works(): Promise<void> {
    const { rows } = await this.pool.query('select id from payments.notices order by nr');
    const commands = this.app.get(CommandBus, { strict: false });
    for (const { id } of rows) await commands.execute(new ApplyNotice(id));
  }

  /** The mails about plans that are to be written to an account. */
  async mails(userId: number): Promise<string[]> {
    const { rows } = await this.pool.query(
      `select kind from log.outbox where kind like 'plan-%' and (payload ->> 'userId')::int = $1 order by at, position`,
      [userId],
    );
    return rows.map(({ kind }) => kind);
  }

  close = async (): Promise<void> => {
    await this.app.close();
    await this.sandbox.close();
    await this.drop();
  };
}

/** @param room with rooms that look on, where stories need any */
export async function subscriptionHouse(room: Type = PlansModule): Promise<SubscriptionHouse> {
  const sandbox = await sandboxHouse();
  const database = await throwAwayDatabase(migrations, {
    ...{ PAYMENT_SANDBOX_URL: sandbox.url, STRIPE_WEBHOOK_SECRET: webhookSecret },
  });
  const clock = new FixedClock(new Date());
  const app = await roomApp(room, { settings: database.settings, clock });
  await loadMemberships(app);
  await app.listen(0, '127.0.0.1');
  return new SubscriptionHouse(app, clock, sandbox, () => database.drop());
}
