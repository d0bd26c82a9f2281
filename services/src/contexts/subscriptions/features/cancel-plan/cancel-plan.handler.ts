import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { SubscriptionView } from '@northlight/contracts';
import { Refusal } from '../../../../platform/kernel/refusal.js';
import { PaymentGateway } from '../../../payments/index.js';
import { AccountSubscriptions } from '../../account-subscriptions.js';
import { isRunning } from '../../domain/subscription-state.js';
import { SubscriptionViews } from '../../subscription-views.js';

/** Ends a plan with the month that runs, or takes that back. */
export class CancelPlan extends Command<SubscriptionView> {
  constructor(
    readonly userId: number,
    readonly isCanceled: boolean,
  ) {
    super();
  }
}

@CommandHandler(CancelPlan)
export class CancelPlanHandler implements ICommandHandler<CancelPlan> {
  constructor(
    private readonly subscriptions: AccountSubscriptions,
    private readonly gateway: PaymentGateway,
    private readonly views: SubscriptionViews,
  ) {}

  /** Safe to repeat. @throws {Refusal} PAYMENT_OFF, SUBSCRIPTION_NOT_RUNNING, SUBSCRIPTION_UNAVAILABLE */
  async execute({ userId, isCanceled }: CancelPlan): Promise<SubscriptionView> {
    if (!this.gateway.isOn) throw new Refusal('PAYMENT_OFF');
    const known = await this.subscriptions.read(userId);
    if (!isRunning(known)) throw new Refusal('SUBSCRIPTION_NOT_RUNNING');
    const found = await this.subscriptions.asking(this.gateway.cancelAtPeriodEnd(known.gatewayId, isCanceled));
    return this.views.of(userId, await this.subscriptions.note(userId, found));
  }
}
