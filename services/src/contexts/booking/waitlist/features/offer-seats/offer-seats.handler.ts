import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { EventStore } from '@northlight/event-store';
import { Clock } from '../../../../../platform/kernel/clock.js';
import { Catalog } from '../../../../catalog/index.js';
import { offerFreedSeats, zoneAt } from '../../../shared/decide-on-seats.js';

/**
 * Offers what is free in a slot to those who wait for it, after offers and holds whose time is over have lapsed. Where
 * there is nothing to offer, or nobody to offer it to, it does nothing: it may run late, twice, or for no reason.
 */
export class OfferSeats extends Command<void> {
  constructor(
    readonly venueId: number,
    readonly slotId: string,
  ) {
    super();
  }
}

@CommandHandler(OfferSeats)
export class OfferSeatsHandler implements ICommandHandler<OfferSeats> {
  constructor(
    private readonly events: EventStore,
    private readonly catalog: Catalog,
    private readonly clock: Clock,
  ) {}

  /** @throws {Refusal} VENUE_NOT_FOUND */
  async execute({ venueId, slotId }: OfferSeats): Promise<void> {
    const zone = await zoneAt(this.catalog, venueId);
    await this.events.transaction(venueId, (work) => offerFreedSeats(work, slotId, { at: this.clock.now(), zone }));
  }
}
