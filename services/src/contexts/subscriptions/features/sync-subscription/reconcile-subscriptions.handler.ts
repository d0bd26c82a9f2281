import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../../platform/kernel/clock.js';
import { sweep } from '../../../../platform/queues/sweep.js';
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
    const { looked, failed } = await sweep({
      after: (last: number | undefined) => this.stored.quietSince(before, last),
      work: (userId) => this.commands.execute(new SyncSubscription(userId)),
      failure: 'A subscription could not be reconciled',
    });
    if (failed > 0) throw new Error(`${failed} of ${looked} subscriptions could not be reconciled`);
  }
}
