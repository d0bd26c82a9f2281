import { Injectable } from '@nestjs/common';
import { planReference } from '@northlight/contracts';
import { EventStore, type RequestKey, type Work } from '@northlight/event-store';
import { Clock } from '../../platform/kernel/clock.js';
import { freshId } from '../../platform/kernel/fresh-id.js';
import type { Cents } from '../../platform/kernel/money.js';
import { PaymentGateway } from '../payments/index.js';
import {
  balanceOf,
  giveBack,
  isRevoked,
  spend,
  type VoucherRef,
  type VoucherWork,
  voucherChanged,
} from '../vouchers/index.js';
import { AccountSubscriptions } from './account-subscriptions.js';
import { creditBack, creditRoom } from './domain/plan-credit.js';
import { subscription } from './domain/subscription.js';
import { subscriptionLedgerOf, subscriptionStream } from './domain/subscription-id.js';
import { isRunning, type Subscription } from './domain/subscription-state.js';

/** A gift card that is to pay for a plan, and how much of it; without an amount all that it can pay. */
export interface PayingCard {
  readonly voucher: VoucherRef;
  readonly cents?: Cents | undefined;
}

/** Money of gift cards that pays months of plans (docs/adr/0100). */
@Injectable()
export class PlanCredits {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly events: EventStore,
    private readonly subscriptions: AccountSubscriptions,
    private readonly gateway: PaymentGateway,
    private readonly clock: Clock,
  ) {}

  /** Takes it from the card and puts it to the plan, in one commit. @throws {Refusal} what the card or the plan refuses */
  add(userId: number, card: PayingCard, request?: RequestKey): Promise<{ readonly credit: string }> {
    const ledgers = [subscriptionLedgerOf(userId), card.voucher.ledger] as const;
    const decide = (work: Work, ofCard: Work) => this.put(work, ofCard, { userId, card });
    return this.events.transactionOver(ledgers, decide, request);
  }

  /** Within a decision on the ledgers of both. */
  put(work: Work, ofCard: Work, { userId, card }: { userId: number; card: PayingCard }): { readonly credit: string } {
    const at = this.clock.now();
    const stream = subscriptionStream(userId);
    const known = work.load(subscription, stream);
    const balance = balanceOf(ofCard, card.voucher, at);
    const cents = card.cents ?? Math.min(balance, Math.max(1, creditRoom(known)));
    if (cents > balance) throw voucherChanged(balance);
    const { ledger, id } = card.voucher;
    const credit = freshId(at);
    work.apply(subscription, stream, { type: 'AddPlanCredit', credit, voucher: { ledger, id }, cents });
    spend(ofCard, card.voucher, { booking: credit, venueId: null, reference: planReference, cents, at });
    return { credit };
  }

  /** Gives the gateway what it does not have yet. Safe to repeat. @throws {GatewayUnavailable} */
  async give(userId: number, { credits }: Subscription, customerId: string): Promise<void> {
    for (const { id: creditId, cents: amount } of credits.filter(({ isGiven }) => !isGiven)) {
      await this.gateway.addCredit({ customerId, creditId, amount });
      await this.subscriptions.apply(userId, { type: 'NotePlanCredit', credit: creditId, customerId });
    }
  }

  /** Does what is left to do: gives what a running plan has to get, and takes back what is left of one that is over. */
  async settle(userId: number): Promise<void> {
    const known = await this.subscriptions.read(userId);
    if (known.credits.length === 0) return;
    if (isRunning(known)) await this.give(userId, known, await this.customerOf(known));
    if (known.state === 'ended') await this.close(userId, known);
  }

  /** Nothing is drawn any more when it is asked what was: the commit gives the rest back to the cards, once. */
  private async close(userId: number, known: Subscription): Promise<void> {
    await this.endAtGateway(known);
    const customerId = await this.customerOf(known);
    const drawn = customerId === '' ? 0 : await this.gateway.closeCredit(customerId);
    const cards = known.credits.map(({ voucher }) => voucher);
    const decide = (work: Work, vouchers: VoucherWork) => {
      const stream = subscriptionStream(userId);
      const { id, credits, state } = work.load(subscription, stream);
      if (id !== known.id || state !== 'ended') return;
      const revoked = credits.filter(({ voucher }) => isRevoked(vouchers(voucher), voucher)).map((one) => one.id);
      work.apply(subscription, stream, { type: 'ClosePlanCredit', drawn, revoked });
      for (const { credit, voucher, cents } of creditBack(credits, drawn))
        giveBack(vouchers(voucher), voucher, { booking: credit, cents });
    };
    await this.subscriptions.decideWith(userId, cards, decide);
  }

  private async endAtGateway({ gatewayId, checkoutId }: Subscription): Promise<void> {
    if (gatewayId !== '') await this.gateway.cancelSubscription(gatewayId);
    else if (checkoutId !== undefined) {
      const checkout = await this.gateway.expireSubscriptionCheckout(checkoutId);
      if (checkout.gatewayId !== null) await this.gateway.cancelSubscription(checkout.gatewayId);
    }
  }

  /** '' where the gateway never heard of them. */
  private async customerOf({ customerId, gatewayId }: Subscription): Promise<string> {
    if (customerId !== '' || gatewayId === '') return customerId;
    return (await this.gateway.findSubscription(gatewayId)).customerId;
  }
}
