import { createHash } from 'node:crypto';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { SubscriptionView } from '@northlight/contracts';
import { centsOf } from '../../../../platform/kernel/money.js';
import { Refusal } from '../../../../platform/kernel/refusal.js';
import { Memberships } from '../../../membership/index.js';
import { PaymentGateway } from '../../../payments/index.js';
import { AccountSubscriptions } from '../../account-subscriptions.js';
import { isRunning } from '../../domain/subscription-state.js';
import { SubscriptionViews } from '../../subscription-views.js';

/** Another plan from the next month on; the month that runs stays as it was paid. */
export class ChangePlan extends Command<SubscriptionView> {
  constructor(
    readonly userId: number,
    readonly membershipId: number,
  ) {
    super();
  }
}

@CommandHandler(ChangePlan)
export class ChangePlanHandler implements ICommandHandler<ChangePlan> {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly subscriptions: AccountSubscriptions,
    private readonly memberships: Memberships,
    private readonly gateway: PaymentGateway,
    private readonly views: SubscriptionViews,
  ) {}

  /**
   * The gateway changes first; what it has then is noted here, now or by its notice.
   * @throws {Refusal} PAYMENT_OFF, MEMBERSHIP_NOT_FOUND, SUBSCRIPTION_NOT_RUNNING, SUBSCRIPTION_UNAVAILABLE
   */
  async execute({ userId, membershipId }: ChangePlan): Promise<SubscriptionView> {
    if (!this.gateway.isOn) throw new Refusal('PAYMENT_OFF');
    const plan = await this.memberships.byId(membershipId);
    if (!plan) throw new Refusal('MEMBERSHIP_NOT_FOUND');
    const known = await this.subscriptions.read(userId);
    if (!isRunning(known)) throw new Refusal('SUBSCRIPTION_NOT_RUNNING');
    const { slug, name } = plan;
    const monthly = centsOf(plan.monthlyPrice);
    const changeId = createHash('sha256').update(`${known.id} ${slug} ${monthly}`).digest('hex').slice(0, 32);
    const change = { gatewayId: known.gatewayId, changeId, plan: slug, name: `${name} plan, monthly`, monthly };
    const found = await this.subscriptions.asking(this.gateway.changeSubscription(change));
    return this.views.of(userId, await this.subscriptions.note(userId, found));
  }
}
