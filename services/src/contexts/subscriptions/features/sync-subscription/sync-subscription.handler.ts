import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../../platform/kernel/clock.js';
import { PaymentGateway } from '../../../payments/index.js';
import { AccountSubscriptions } from '../../account-subscriptions.js';
import { isRunning, type Subscription } from '../../domain/subscription-state.js';
import { PlanCredits } from '../../plan-credits.js';

/** Asks the gateway how the subscription of an account stands; what it says becomes true here. */
export class SyncSubscription extends Command<void> {
  constructor(readonly userId: number) {
    super();
  }
}

@CommandHandler(SyncSubscription)
export class SyncSubscriptionHandler implements ICommandHandler<SyncSubscription> {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly subscriptions: AccountSubscriptions,
    private readonly credits: PlanCredits,
    private readonly gateway: PaymentGateway,
    private readonly clock: Clock,
  ) {}

  /** Safe to repeat, late, and beside others. @throws {GatewayUnavailable} */
  async execute({ userId }: SyncSubscription): Promise<void> {
    const known = await this.subscriptions.read(userId);
    if (known.state === 'started') await this.syncStarted(userId, known);
    if (isRunning(known)) await this.syncRunning(userId, known);
    await this.credits.settle(userId);
  }

  private async syncStarted(userId: number, { checkoutId, until }: Subscription): Promise<void> {
    if (checkoutId === undefined) {
      if (new Date(until) < this.clock.now())
        await this.subscriptions.apply(userId, { type: 'EndSubscriptionCheckout' });
      return;
    }
    const { state, gatewayId } = await this.gateway.findSubscriptionCheckout(checkoutId);
    if (state === 'expired') await this.subscriptions.apply(userId, { type: 'EndSubscriptionCheckout' });
    if (gatewayId !== null) await this.subscriptions.note(userId, await this.gateway.findSubscription(gatewayId));
  }

  private async syncRunning(userId: number, { gatewayId, graceUntil }: Subscription): Promise<void> {
    const found = await this.gateway.findSubscription(gatewayId);
    const isOver = graceUntil !== null && new Date(graceUntil) <= this.clock.now();
    // guard: nobody is charged later for a month that their plan was not kept for
    const end = found.state === 'past_due' && isOver;
    await this.subscriptions.note(userId, end ? await this.gateway.cancelSubscription(gatewayId) : found);
  }
}
