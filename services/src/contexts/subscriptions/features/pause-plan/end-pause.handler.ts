import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { SubscriptionView } from '@northlight/contracts';
import { Refusal } from '../../../../platform/kernel/refusal.js';
import { PaymentGateway } from '../../../payments/index.js';
import { AccountSubscriptions } from '../../account-subscriptions.js';
import { isRunning } from '../../domain/subscription-state.js';
import { SubscriptionViews } from '../../subscription-views.js';

/** Has the next month taken again, before the pause is over. */
export class EndPause extends Command<SubscriptionView> {
  constructor(readonly userId: number) {
    super();
  }
}

@CommandHandler(EndPause)
export class EndPauseHandler implements ICommandHandler<EndPause> {
  constructor(
    private readonly subscriptions: AccountSubscriptions,
    private readonly gateway: PaymentGateway,
    private readonly views: SubscriptionViews,
  ) {}

  /** Safe to repeat. @throws {Refusal} PAYMENT_OFF, SUBSCRIPTION_NOT_RUNNING, SUBSCRIPTION_UNAVAILABLE */
  async execute({ userId }: EndPause): Promise<SubscriptionView> {
    if (!this.gateway.isOn) throw new Refusal('PAYMENT_OFF');
    const known = await this.subscriptions.read(userId);
    if (!isRunning(known)) throw new Refusal('SUBSCRIPTION_NOT_RUNNING');
    const found = await this.subscriptions.asking(this.gateway.pauseSubscription(known.gatewayId, null));
    return this.views.of(userId, await this.subscriptions.note(userId, found));
  }
}
