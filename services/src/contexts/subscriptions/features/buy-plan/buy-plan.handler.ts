import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type MembershipView, type SubscriptionStartedView, subscribedPath } from '@northlight/contracts';
import { Settings } from '../../../../platform/config/settings.js';
import { Clock } from '../../../../platform/kernel/clock.js';
import { freshId } from '../../../../platform/kernel/fresh-id.js';
import { centsOf } from '../../../../platform/kernel/money.js';
import { Refusal } from '../../../../platform/kernel/refusal.js';
import { Accounts } from '../../../identity/index.js';
import { Memberships } from '../../../membership/index.js';
import { PaymentGateway } from '../../../payments/index.js';
import { AccountSubscriptions } from '../../account-subscriptions.js';
import { subscription } from '../../domain/subscription.js';
import { subscriptionStream } from '../../domain/subscription-id.js';
import { isRunning, type Subscription } from '../../domain/subscription-state.js';
import { subscriptionParts } from '../../subscription-parts.js';

const MINUTE_MS = 60_000;
/** The gateway takes no less than 30 minutes; an hour leaves time to look for a card. */
const CHECKOUT_MS = 60 * MINUTE_MS;
/** A page that ends sooner is not handed out again. */
const LEAST_LEFT_MS = 5 * MINUTE_MS;

/** Sends somebody to the page on which they pay the first month of a plan. */
export class BuyPlan extends Command<SubscriptionStartedView> {
  constructor(
    readonly userId: number,
    readonly membershipId: number,
  ) {
    super();
  }
}

@CommandHandler(BuyPlan)
export class BuyPlanHandler implements ICommandHandler<BuyPlan> {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly subscriptions: AccountSubscriptions,
    private readonly memberships: Memberships,
    private readonly accounts: Accounts,
    private readonly gateway: PaymentGateway,
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  /** @throws {Refusal} PAYMENT_OFF, MEMBERSHIP_NOT_FOUND, SUBSCRIPTION_RUNNING, SUBSCRIPTION_UNAVAILABLE */
  async execute({ userId, membershipId }: BuyPlan): Promise<SubscriptionStartedView> {
    if (!this.gateway.isOn) throw new Refusal('PAYMENT_OFF');
    const plan = await this.memberships.byId(membershipId);
    if (!plan) throw new Refusal('MEMBERSHIP_NOT_FOUND');
    const begun = (await this.begin(userId, plan)) ?? (await this.beginAnew(userId, plan));
    return { url: begun.url ?? (await this.open(userId, begun)) };
  }

  /** @returns what is begun and can be paid: the page that is open where it is of this plan; undefined where another one is */
  private begin(userId: number, plan: MembershipView): Promise<Subscription | undefined> {
    return this.subscriptions.decide(userId, (work) => {
      const at = this.clock.now();
      const stream = subscriptionStream(userId);
      const known = work.load(subscription, stream);
      if (isRunning(known)) throw new Refusal('SUBSCRIPTION_RUNNING');
      const monthly = centsOf(plan.monthlyPrice);
      if (known.state === 'started') return isUsable(known, { plan: plan.slug, monthly }, at) ? known : undefined;
      const until = new Date(at.getTime() + CHECKOUT_MS).toISOString();
      const started = { type: 'StartSubscription', subscription: freshId(at), plan: plan.slug, monthly } as const;
      return work.apply(subscription, stream, { ...started, name: `${plan.name} plan, monthly`, until });
    });
  }

  /** The page that is open ends at the gateway first: of two pages none is paid beside the other. */
  private async beginAnew(userId: number, plan: MembershipView): Promise<Subscription> {
    const known = await this.subscriptions.read(userId);
    const checkoutId = known.checkoutId ?? (await this.openedCheckout(userId, known)).checkoutId;
    const checkout = await this.subscriptions.asking(this.gateway.expireSubscriptionCheckout(checkoutId));
    if (checkout.state === 'complete') throw new Refusal('SUBSCRIPTION_RUNNING'); // paid a moment ago
    await this.subscriptions.apply(userId, { type: 'EndSubscriptionCheckout' });
    const begun = await this.begin(userId, plan);
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
    const account = await this.accounts.account(userId);
    const { PUBLIC_URL } = this.settings;
    const request = {
      ...subscriptionParts(begun),
      customerEmail: account?.email ?? '',
      expiresAt: new Date(begun.until),
      successUrl: new URL(subscribedPath, PUBLIC_URL).href,
      cancelUrl: new URL('/membership', PUBLIC_URL).href,
    };
    return this.subscriptions.asking(this.gateway.startSubscription(request));
  }
}

function isUsable({ sold, until }: Subscription, wanted: Subscription['sold'], at: Date): boolean {
  const isSame = sold.plan === wanted.plan && sold.monthly === wanted.monthly;
  return isSame && Date.parse(until) - at.getTime() > LEAST_LEFT_MS;
}
