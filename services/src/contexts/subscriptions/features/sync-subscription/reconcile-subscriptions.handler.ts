import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../../platform/kernel/clock.js';
import { logger } from '../../../../platform/observability/logger.js';
import { PaymentGateway } from '../../../payments/index.js';
import { StoredSubscriptions } from '../../persistence/stored-subscriptions.js';
import { SyncSubscription } from './sync-subscription.handler.js';

/** Notices usually come within seconds. */
const QUIET_MS = 2 * 60_000;

/** Asks the gateway what became of subscriptions that no notice has told of. */
export class ReconcileSubscriptions extends Command<void> {}

@CommandHandler(ReconcileSubscriptions)
export class ReconcileSubscriptionsHandler implements ICommandHandler<ReconcileSubscriptions> {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly stored: StoredSubscriptions,
    private readonly commands: CommandBus,
    private readonly gateway: PaymentGateway,
    private readonly clock: Clock,
  ) {}

  /** @throws when some could not be looked at; the others are, and the next run tries again */
  async execute(): Promise<void> {
    if (!this.gateway.isOn) return;
    const before = new Date(this.clock.now().getTime() - QUIET_MS);
    let users = await this.stored.quietSince(before, undefined);
    let failed = 0;
    // every page: one that stays full, of months that nobody pays, would hide all who come after it
    while (users.length > 0) {
      for (const userId of users) failed += (await this.isSynced(userId)) ? 0 : 1;
      users = await this.stored.quietSince(before, users.at(-1));
    }
    if (failed > 0) throw new Error(`${failed} subscriptions could not be reconciled`);
  }

  private async isSynced(userId: number): Promise<boolean> {
    try {
      await this.commands.execute(new SyncSubscription(userId));
      return true;
    } catch (error) {
      logger.warn({ err: error }, 'A subscription could not be reconciled');
      return false;
    }
  }
}
