import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type MembershipView, type SubscriptionStartedView, subscribedPath } from '@northlight/contracts';
import type { Work } from '@northlight/event-store';
import { Settings } from '../../../../platform/config/settings.js';
import { Clock } from '../../../../platform/kernel/clock.js';
import { freshId } from '../../../../platform/kernel/fresh-id.js';
import { centsOf } from '../../../../platform/kernel/money.js';
import { Refusal } from '../../../../platform/kernel/refusal.js';
import { Accounts } from '../../../identity/index.js';
import { Memberships } from '../../../membership/index.js';
import { PaymentGateway } from '../../../payments/index.js';
import { Vouchers, type VoucherWork } from '../../../vouchers/index.js';
import { AccountSubscriptions } from '../../account-subscriptions.js';
import { subscription } from '../../domain/subscription.js';
import { subscriptionStream } from '../../domain/subscription-id.js';
import { isRunning, type Subscription } from '../../domain/subscription-state.js';
import { type PayingCard, PlanCredits } from '../../plan-credits.js';
import { subscriptionParts } from '../../subscription-parts.js';

const MINUTE_MS = 60_000;
/** The gateway takes no less than 30 minutes; an hour leaves time to look for a card. */
const CHECKOUT_MS = 60 * MINUTE_MS;
/** A page that ends sooner is not handed out again. */
const LEAST_LEFT_MS = 5 * MINUTE_MS;

/** A gift card that is to pay first, as it was typed. */
interface TypedCard {
  readonly code: string;
  /** Dollars; undefined for all that it can pay. */
  readonly amount: number | undefined;
  /** Where it comes from: guesses are counted. */
  readonly address: string;
}

/** What somebody wants to pay, and with which gift card before their own. */
interface Choice {
  readonly plan: MembershipView;
  readonly card: PayingCard | undefined;
}

/** Sends somebody to the page on which they pay the first month of a plan. */
export class BuyPlan extends Command<SubscriptionStartedView> {
  constructor(
    readonly userId: number,
    readonly membershipId: number,
    readonly card?: TypedCard,
  ) {
    super();
  }
}

@CommandHandler(BuyPlan)
export class BuyPlanHandler implements ICommandHandler<BuyPlan> {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly subscriptions: AccountSubscriptions,
    private readonly credits: PlanCredits,
    private readonly vouchers: Vouchers,
    private readonly memberships: Memberships,
    private readonly accounts: Accounts,
    private readonly gateway: PaymentGateway,
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  /**
   * @throws {Refusal} PAYMENT_OFF, MEMBERSHIP_NOT_FOUND, SUBSCRIPTION_RUNNING, SUBSCRIPTION_UNAVAILABLE, TOO_MANY_TRIES,
   * PLAN_CREDIT_LIMIT, and what the gift card refuses: VOUCHER_NOT_FOUND, VOUCHER_REVOKED, VOUCHER_EXPIRED, VOUCHER_EMPTY,
   * VOUCHER_CHANGED
   */
  async execute({ userId, membershipId, card }: BuyPlan): Promise<SubscriptionStartedView> {
    if (!this.gateway.isOn) throw new Refusal('PAYMENT_OFF');
    const plan = await this.memberships.byId(membershipId);
    if (!plan) throw new Refusal('MEMBERSHIP_NOT_FOUND');
    const choice = { plan, card: card && (await this.payingCard(card)) };
    await this.subscriptions.asking(this.credits.settle(userId)); // of a plan before
    const begun = (await this.begin(userId, choice)) ?? (await this.beginAnew(userId, choice));
    return { url: begun.url ?? (await this.open(userId, begun)) };
  }

  private async payingCard({ code, amount, address }: TypedCard): Promise<PayingCard> {
    const voucher = await this.vouchers.held(code, address);
    return { voucher, cents: amount === undefined ? undefined : centsOf(amount) };
  }

  /** @returns what is begun and can be paid: the page that is open where it is of this choice; undefined where another one is */
  private begin(userId: number, choice: Choice): Promise<Subscription | undefined> {
    const decide = (work: Work, vouchers: VoucherWork) => {
      const known = work.load(subscription, subscriptionStream(userId));
      if (isRunning(known)) throw new Refusal('SUBSCRIPTION_RUNNING');
      if (known.state !== 'started') return this.start(work, vouchers, { userId, choice });
      return isUsable(known, choice, this.clock.now()) ? known : undefined;
    };
    return this.subscriptions.decideWith(userId, choice.card ? [choice.card.voucher] : [], decide);
  }

  /** What the gift card pays is spent in the commit that begins it. */
  private start(
    work: Work,
    vouchers: VoucherWork,
    { userId, choice: { plan, card } }: { readonly userId: number; readonly choice: Choice },
  ): Subscription {
    const at = this.clock.now();
    const stream = subscriptionStream(userId);
    const until = new Date(at.getTime() + CHECKOUT_MS).toISOString();
    const sold = { plan: plan.slug, monthly: centsOf(plan.monthlyPrice), name: `${plan.name} plan, monthly` };
    work.apply(subscription, stream, { type: 'StartSubscription', subscription: freshId(at), ...sold, until });
    if (card) this.credits.put(work, vouchers(card.voucher), { userId, card });
    return work.load(subscription, stream);
  }

  /** The page that is open ends at the gateway first: of two pages none is paid beside the other. */
  private async beginAnew(userId: number, choice: Choice): Promise<Subscription> {
    const known = await this.subscriptions.read(userId);
    const checkoutId = known.checkoutId ?? (await this.openedCheckout(userId, known)).checkoutId;
    const checkout = await this.subscriptions.asking(this.gateway.expireSubscriptionCheckout(checkoutId));
    if (checkout.state === 'complete') throw new Refusal('SUBSCRIPTION_RUNNING'); // paid a moment ago
    await this.subscriptions.apply(userId, { type: 'EndSubscriptionCheckout' });
    await this.subscriptions.asking(this.credits.settle(userId));
    const begun = await this.begin(userId, choice);
    if (!begun) throw new Refusal('SUBSCRIPTION_UNAVAILABLE'); // a third page, begun in this moment
    return begun;
  }

  private async open(userId: number, begun: Subscription): Promise<string> {
    const { checkoutId, url } = await this.openedCheckout(userId, begun);
    if (url === null) throw new Refusal('SUBSCRIPTION_UNAVAILABLE');
    await this.subscriptions.apply(userId, { type: 'OpenSubscriptionCheckout', checkoutId, url });
    return url;
  }

  /** The gateway answers the same for the same id, so that a page of which nobody has heard is found again. */
  private async openedCheckout(userId: number, begun: Subscription) {
    const email = (await this.accounts.account(userId))?.email ?? '';
    const { PUBLIC_URL } = this.settings;
    const request = {
      ...subscriptionParts(begun),
      ...(begun.credits.length > 0 && { customerId: await this.customerWithCredit(userId, begun, email) }),
      customerEmail: email,
      expiresAt: new Date(begun.until),
      successUrl: new URL(subscribedPath, PUBLIC_URL).href,
      cancelUrl: new URL('/membership', PUBLIC_URL).href,
    };
    return this.subscriptions.asking(this.gateway.startSubscription(request));
  }

  /** The gateway has the money of the gift card before it says what is to be paid. */
  private async customerWithCredit(userId: number, begun: Subscription, email: string): Promise<string> {
    const open = () => this.subscriptions.asking(this.gateway.openCustomer({ subscriptionId: begun.id, email }));
    const customerId = begun.customerId || (await open());
    await this.subscriptions.asking(this.credits.give(userId, begun, customerId));
    return customerId;
  }
}

/** The same plan at the same price, with the same gift card, and time enough to pay. */
function isUsable(known: Subscription, { plan, card }: Choice, at: Date): boolean {
  const { sold, until, credits } = known;
  const isSame = sold.plan === plan.slug && sold.monthly === centsOf(plan.monthlyPrice);
  const [credit] = credits;
  const hasSameCard = credit?.voucher.id === card?.voucher.id && (card?.cents ?? credit?.cents) === credit?.cents;
  return isSame && hasSameCard && Date.parse(until) - at.getTime() > LEAST_LEFT_MS;
}
