import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { PauseMonths, SubscriptionView } from '@northlight/contracts';
import { Refusal } from '../../../../platform/kernel/refusal.js';
import { PaymentGateway } from '../../../payments/index.js';
import { AccountSubscriptions } from '../../account-subscriptions.js';
import { endOfPause, mustBePausable } from '../../domain/pause.js';
import { isRunning } from '../../domain/subscription-state.js';
import { SubscriptionViews } from '../../subscription-views.js';

/** Takes no month for some, from the next one on. */
export class PausePlan extends Command<SubscriptionView> {
  constructor(
    readonly userId: number,
    readonly months: PauseMonths,
  ) {
    super();
  }
}

@CommandHandler(PausePlan)
export class PausePlanHandler implements ICommandHandler<PausePlan> {
  constructor(
    private readonly subscriptions: AccountSubscriptions,
    private readonly gateway: PaymentGateway,
    private readonly views: SubscriptionViews,
  ) {}

  /**
   * The gateway pauses first; what it has then is noted here, now or by its notice.
   * @throws {Refusal} PAYMENT_OFF, SUBSCRIPTION_NOT_RUNNING, SUBSCRIPTION_NOT_PAUSABLE, SUBSCRIPTION_UNAVAILABLE
   */
  async execute({ userId, months }: PausePlan): Promise<SubscriptionView> {
    if (!this.gateway.isOn) throw new Refusal('PAYMENT_OFF');
    const known = await this.subscriptions.read(userId);
    if (!isRunning(known)) throw new Refusal('SUBSCRIPTION_NOT_RUNNING');
    mustBePausable(known);
    const pause = this.gateway.pauseSubscription(known.gatewayId, endOfPause(known, months));
    const found = await this.subscriptions.asking(pause);
    return this.views.of(userId, await this.subscriptions.note(userId, found));
  }
}
