import { randomUUID } from 'node:crypto';
import { Module } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { SubscriptionView } from '@northlight/contracts';
import { EventTypes, StreamReader } from '@northlight/event-store';
import { SubscriptionFollower } from '@northlight/event-store/consume';
import { JournalModule, whenMoneyMovesWriteItDown } from '../src/contexts/journal/index.js';
import { journalDifferences } from '../src/contexts/journal/persistence/journal-differences.js';
import { PaymentsModule } from '../src/contexts/payments/index.js';
import { SubscriptionsModule, SyncSubscription } from '../src/contexts/subscriptions/index.js';
import { Vouchers } from '../src/contexts/vouchers/index.js';
import { followerParts } from '../src/platform/event-store/follower-parts.js';
import { signedIn } from '../src/platform/http/testing/room-app.js';
import { type SubscriptionHouse, subscriptionHouse } from './subscription-house.js';

@Module({ imports: [PaymentsModule, SubscriptionsModule, JournalModule] })
class Rooms {}

/** Plans for sale, gift cards that pay for them, and the books. */
export class PlanCardHouse {
  constructor(readonly plans: SubscriptionHouse) {}

  of = <Thing>(thing: abstract new (...input: never[]) => Thing): Thing => this.plans.app.get(thing, { strict: false });

  account = (name: string): Promise<number> => this.plans.account(name);
  view = (userId: number): Promise<SubscriptionView> => this.plans.subscription(userId);
  ask = (userId: number, line: string, body?: object) => this.plans.ask(userId, line, body);

  /** A gift card of so many dollars, with its code. */
  async card(amount: number) {
    const by = signedIn({ id: 1, isAdmin: true });
    const send = (path: string, body: object) => this.post(`/api/admin/vouchers${path}`, body, by);
    const { id } = await send('', { amount, recipientName: 'Ann Lee', recipientEmail: 'ann@example.com' });
    const row = async () =>
      (await this.plans.pool.query('select ledger, balance from vouchers.vouchers where id = $1', [id])).rows[0];
    const found = await this.of(Vouchers).find({ ledger: (await row()).ledger, id });
    const revokes = () => send(`/${id}/revoke`, { reason: 'lost' });
    return { voucherCode: found?.recipient?.code ?? '', left: async () => (await row()).balance / 100, revokes };
  }

  subscribe = (userId: number, plan: number, body: object) =>
    this.plans.ask(userId, `POST /api/memberships/${plan}/subscribe`, body);

  /** Puts a gift card to a plan that runs. @param key the same for a press that is repeated */
  async uses(
    userId: number,
    body: object,
    key: string = randomUUID(),
  ): Promise<SubscriptionView & { readonly code?: string }> {
    return this.post('/api/subscription/gift-card', body, { ...signedIn({ id: userId }), 'Idempotency-Key': key });
  }

  /** A notice of the gateway comes. */
  hears = (userId: number): Promise<void> => this.of(CommandBus).execute(new SyncSubscription(userId));

  async buys(userId: number, plan: number, body: object = {}): Promise<void> {
    await this.plans.pays((await this.subscribe(userId, plan, body)).body.url);
    await this.hears(userId);
  }

  /** Nobody pays on the page that is open, until it is over. */
  async leavesPage(userId: number): Promise<void> {
    const which = 'select checkout_id as id from subscriptions.subscriptions where user_id = $1';
    const { rows } = await this.plans.pool.query(which, [userId]);
    await this.plans.sandbox.gateway.expireSubscriptionCheckout(rows[0].id);
    await this.hears(userId);
  }

  async stateAtGateway(userId: number): Promise<string> {
    return (await this.plans.sandbox.gateway.findSubscription(await this.plans.gatewayId(userId))).state;
  }

  async passMonth(userId: number, bank: 'pays' | 'declines' = 'pays'): Promise<void> {
    await this.plans.sandbox.passMonth(await this.plans.gatewayId(userId), bank);
    await this.hears(userId);
  }

  async ends(userId: number): Promise<void> {
    await this.plans.ask(userId, 'DELETE /api/subscription');
    await this.passMonth(userId);
  }

  /** What does not add up between journal and rooms, once the journal has all that happened. */
  async differences() {
    const { pool, clock } = this.plans;
    const parts = followerParts({ pool, clock, types: this.of(EventTypes) });
    const journal = whenMoneyMovesWriteItDown(this.of(StreamReader));
    await new SubscriptionFollower(journal, parts, new AbortController().signal).catchUp();
    return journalDifferences(pool);
  }

  /** What the journal has of the plan of an account, in dollars. */
  async booked(userId: number, account: string): Promise<number> {
    const sum = 'select coalesce(sum(amount), 0)::int as sum from journal.postings where stream = $1 and account = $2';
    return (await this.plans.pool.query(sum, [`subscription/${userId}`, account])).rows[0].sum / 100;
  }

  // biome-ignore lint/suspicious/noExplicitAny: an answer is whatever came over the wire
  private async post(path: string, body: object, headers: object): Promise<any> {
    const all = { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID(), ...headers };
    const url = `${await this.plans.app.getUrl()}${path}`;
    return (await fetch(url, { method: 'POST', headers: all, body: JSON.stringify(body) })).json();
  }
}

export const planCardHouse = async (): Promise<PlanCardHouse> => new PlanCardHouse(await subscriptionHouse(Rooms));
