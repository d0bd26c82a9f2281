import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { EventStore } from '@northlight/event-store';
import { Clock } from '../../../../../platform/kernel/clock.js';
import { Catalog } from '../../../../catalog/index.js';
import { enqueueAbout, zoneAt } from '../../../shared/decide-on-seats.js';
import { lapsesHold } from '../../../shared/lapses-hold.js';

/** Lets a hold lapse whose time is over and gives its seats back; before that, or twice, it does nothing. */
export class ExpireHold extends Command<void> {
  constructor(
    readonly venueId: number,
    readonly bookingId: string,
    /** With `notify: false` nobody is written to. */
    readonly options: { readonly notify?: boolean } = {},
  ) {
    super();
  }
}

@CommandHandler(ExpireHold)
export class ExpireHoldHandler implements ICommandHandler<ExpireHold> {
  constructor(
    private readonly events: EventStore,
    private readonly catalog: Catalog,
    private readonly clock: Clock,
  ) {}

  async execute({ venueId, bookingId, options }: ExpireHold): Promise<void> {
    const zone = await zoneAt(this.catalog, venueId);
    return this.events.transaction(venueId, (work) => {
      const at = this.clock.now();
      const hasLapsed = lapsesHold(work, bookingId, { at, zone });
      if (hasLapsed && options.notify !== false)
        enqueueAbout(work, 'booking-lapsed', { bookingIds: [bookingId], venueId });
    });
  }
}
