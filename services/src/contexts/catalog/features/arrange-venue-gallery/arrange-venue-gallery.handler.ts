import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { ArrangeGalleryDto, ManagedVenueDetailView } from '@northlight/contracts';
import { Clock } from '../../../../platform/kernel/clock.js';
import { arranged } from '../../domain/gallery.js';
import { EditedVenues } from '../../persistence/edited-venues.js';
import { ManagedVenues } from '../../persistence/managed-venues.js';

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

  /** @throws {Refusal} VENUE_NOT_FOUND */
  async execute({ id, arrangement }: ArrangeVenueGallery): Promise<ManagedVenueDetailView> {
    await this.edited.arrange(id, (now) => arranged(now, arrangement, now.image_url), this.clock.now());
    return this.managed.view(id);
  }
}
