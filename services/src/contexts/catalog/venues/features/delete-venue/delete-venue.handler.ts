import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../../../platform/kernel/clock.js';
import { EditedVenues } from '../../../persistence/edited-venues.js';
import { Venues } from '../../../persistence/venues.repository.js';
import { VenueUses } from '../../../venue-uses.js';

/** A venue goes from the site. What happened there stays in the log, and old bookings keep its name. */
export class DeleteVenue extends Command<void> {
  constructor(readonly id: number) {
    super();
  }
}

@CommandHandler(DeleteVenue)
export class DeleteVenueHandler implements ICommandHandler<DeleteVenue> {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly edited: EditedVenues,
    private readonly venues: Venues,
    private readonly uses: VenueUses,
    private readonly clock: Clock,
  ) {}

  /**
   * Whoever books while it goes either comes first, and it stays, or finds it gone.
   * @throws {Refusal} VENUE_NOT_FOUND, VENUE_IN_USE, VENUE_HAS_ORDERS, VENUE_HAS_SLOTS
   */
  async execute({ id }: DeleteVenue): Promise<void> {
    const { name } = await this.venues.shown(id);
    await this.uses.mustBeFree({ venueId: id }, name);
    const at = this.clock.now();
    await this.edited.hide(id, at);
    await this.uses.mustBeFree({ venueId: id }, name).catch(async (refusal: unknown) => {
      await this.edited.bringBack(id, at);
      throw refusal;
    });
  }
}
