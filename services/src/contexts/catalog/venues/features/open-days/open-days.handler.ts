import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { DaySpanDto, ManagedVenueDetailView } from '@northlight/contracts';
import { Clock } from '../../../../../platform/kernel/clock.js';
import { EditedClosures } from '../../../persistence/edited-closures.js';
import { ManagedVenues } from '../../../persistence/managed-venues.js';
import { Venues } from '../../../persistence/venues.repository.js';

/** Closures are taken back. */
export class OpenDays extends Command<ManagedVenueDetailView> {
  constructor(
    readonly id: number,
    readonly span: DaySpanDto,
  ) {
    super();
  }
}

@CommandHandler(OpenDays)
export class OpenDaysHandler implements ICommandHandler<OpenDays> {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly edited: EditedClosures,
    private readonly venues: Venues,
    private readonly managed: ManagedVenues,
    private readonly clock: Clock,
  ) {}

  /** @throws {Refusal} VENUE_NOT_FOUND */
  async execute({ id, span: { from, to } }: OpenDays): Promise<ManagedVenueDetailView> {
    const { name } = await this.venues.shown(id);
    await this.edited.open({ venueId: id, name, from, to }, this.clock.now());
    return this.managed.view(id);
  }
}
