import { Injectable } from '@nestjs/common';
import { EventStore, type Work } from '@northlight/event-store';
import { Refusal } from '../../platform/kernel/refusal.js';
import { logger } from '../../platform/observability/logger.js';
import { GatewayRefused, type GatewaySubscription, GatewayUnavailable } from '../payments/index.js';
import type { VoucherRef, VoucherWork } from '../vouchers/index.js';
import { type SubscriptionCommand, subscription } from './domain/subscription.js';
import { subscriptionLedgerOf, subscriptionStream } from './domain/subscription-id.js';
import { type Subscription } from './domain/subscription-state.js';
import { HoldsPlan } from './holds-plan.js';

/** What is told by mail of what the gateway has told. */
const mails = {
  started: 'plan-started',
  renewed: 'plan-renewed',
  failed: 'plan-payment-failed',
  ended: 'plan-ended',
  paused: 'plan-paused',
  resumed: 'plan-resumed',
} as const;

/** The subscriptions of accounts: what they have begun, and what the gateway says of it. */
@Injectable()
export class AccountSubscriptions {
  constructor(
    private readonly events: EventStore,
    private readonly plans: HoldsPlan,
  ) {}

  read(userId: number): Promise<Subscription> {
    return this.decide(userId, (work) => work.load(subscription, subscriptionStream(userId)));
  }

  apply(userId: number, command: SubscriptionCommand): Promise<Subscription> {
    return this.decide(userId, (work) => work.apply(subscription, subscriptionStream(userId), command));
  }

  decide<Answer>(userId: number, decision: (work: Work) => Answer): Promise<Answer> {
    return this.events.transaction(subscriptionLedgerOf(userId), decision);
  }

  /** Decides about the plan and about gift cards in one commit. */
  decideWith<Answer>(
    userId: number,
    vouchers: readonly VoucherRef[],
    decision: (work: Work, vouchers: VoucherWork) => Answer,
  ): Promise<Answer> {
    const own = subscriptionLedgerOf(userId);
    const [first, ...more] = new Set(vouchers.map(({ ledger }) => ledger));
    if (first === undefined) return this.decide(userId, (work) => decision(work, () => work));
    const ledgers = [own, first, ...more] as const;
    return this.events.transactionOver(ledgers, (...works: Work[]) => {
      const workOf = new Map(ledgers.map((ledger, nth) => [ledger, works[nth] as Work]));
      return decision(works[0] as Work, ({ ledger }) => workOf.get(ledger) as Work);
    });
  }

  /**
   * What the gateway has becomes true here, with the mail that tells of it in the same commit; then the account has its
   * plan. Safe to repeat: whoever died between both does the rest the next time.
   */
  async note(userId: number, found: GatewaySubscription): Promise<Subscription> {
    const after = await this.decide(userId, (work) => {
      const stream = subscriptionStream(userId);
      const before = work.load(subscription, stream);
      const now = work.apply(subscription, stream, { type: 'NoteSubscription', found });
      const mail = mailAbout(before, now);
      if (mail) work.enqueue(mail, { userId });
      return now;
    });
    if (after.id === found.subscriptionId) await this.plans.follow(userId, after);
    return after;
  }

  /** What the gateway does not answer, or refuses, is for the customer to try again. @throws {Refusal} SUBSCRIPTION_UNAVAILABLE */
  async asking<Answer>(work: Promise<Answer>): Promise<Answer> {
    try {
      return await work;
    } catch (error) {
      if (!(error instanceof GatewayUnavailable || error instanceof GatewayRefused)) throw error;
      logger.warn({ err: error }, 'The payment gateway does not take a subscription');
      throw new Refusal('SUBSCRIPTION_UNAVAILABLE');
    }
  }
}

function mailAbout(before: Subscription, now: Subscription): string | undefined {
  if (now === before) return undefined;
  if (before.state === 'started') return now.state === 'active' ? mails.started : undefined;
  if (now.state === 'ended') return mails.ended;
  if (now.invoice !== before.invoice) return mails.renewed;
  if (now.state === 'past_due' && before.state === 'active') return mails.failed;
  return pauseMail(before, now);
}

function pauseMail(before: Subscription, now: Subscription): string | undefined {
  if (now.pausedUntil === before.pausedUntil) return undefined;
  return now.pausedUntil === null ? mails.resumed : mails.paused;
}
