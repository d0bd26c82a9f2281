import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type ManagedVenueDetailView, slugFor, type WriteVenueDto } from '@northlight/contracts';
import { Clock } from '../../../../../platform/kernel/clock.js';
import { usualWeek } from '../../../domain/usual-week.js';
import { EditedVenues } from '../../../persistence/edited-venues.js';
import { ManagedVenues } from '../../../persistence/managed-venues.js';
import { venueFields } from '../../../persistence/venue-fields.js';

/** A new venue. It has the usual hours, runs nothing yet and has no pictures. */
export class CreateVenue extends Command<ManagedVenueDetailView> {
  constructor(readonly input: WriteVenueDto) {
    super();
  }
}

@CommandHandler(CreateVenue)
export class CreateVenueHandler implements ICommandHandler<CreateVenue> {
  constructor(
    private readonly edited: EditedVenues,
    private readonly managed: ManagedVenues,
    private readonly clock: Clock,
  ) {}

  async execute({ input }: CreateVenue): Promise<ManagedVenueDetailView> {
    const at = this.clock.now();
    const slug = input.slug ?? slugFor(input.name, at.getTime());
    const fields = { ...venueFields(input), weekHours: [...usualWeek] };
    return this.managed.view(await this.edited.add(slug, fields, at));
  }
}
