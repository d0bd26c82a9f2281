import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { ArrangeGalleryDto, ManagedVenueDetailView } from '@northlight/contracts';
import { Clock } from '../../../../../platform/kernel/clock.js';
import { EditedVenues } from '../../../persistence/edited-venues.js';
import { ManagedVenues } from '../../../persistence/managed-venues.js';
import { rearranged } from '../../../persistence/rearranged.js';

/** The pictures of a venue in another order, with words, or fewer of them. */
export class ArrangeVenueGallery extends Command<ManagedVenueDetailView> {
  constructor(
    readonly id: number,
    readonly arrangement: ArrangeGalleryDto,
  ) {
    super();
  }
}

@CommandHandler(ArrangeVenueGallery)
export class ArrangeVenueGalleryHandler implements ICommandHandler<ArrangeVenueGallery> {
  constructor(
    private readonly edited: EditedVenues,
    private readonly managed: ManagedVenues,
    private readonly clock: Clock,
  ) {}

  /** @throws {Refusal} VENUE_NOT_FOUND, CONFLICT */
  async execute({ id, arrangement }: ArrangeVenueGallery): Promise<ManagedVenueDetailView> {
    await this.edited.arrange(id, (now) => rearranged(now, arrangement), this.clock.now());
    return this.managed.view(id);
  }
}
