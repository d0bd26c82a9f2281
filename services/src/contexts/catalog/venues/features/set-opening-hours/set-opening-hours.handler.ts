import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { ManagedVenueDetailView, OpeningHours } from '@northlight/contracts';
import { Clock } from '../../../../../platform/kernel/clock.js';
import { type ChangeTo, EditedVenues } from '../../../persistence/edited-venues.js';
import { ManagedVenues } from '../../../persistence/managed-venues.js';

/** Other hours by weekday, from Sunday on; null is a day on which the venue is shut. */
export class SetOpeningHours extends Command<ManagedVenueDetailView> {
  constructor(
    readonly id: number,
    readonly week: ChangeTo<readonly (OpeningHours | null)[]>,
  ) {
    super();
  }
}

@CommandHandler(SetOpeningHours)
export class SetOpeningHoursHandler implements ICommandHandler<SetOpeningHours> {
  constructor(
    private readonly edited: EditedVenues,
    private readonly managed: ManagedVenues,
    private readonly clock: Clock,
  ) {}

  /** @throws {Refusal} VENUE_NOT_FOUND, CONFLICT */
  async execute({ id, week: { columns, seen } }: SetOpeningHours): Promise<ManagedVenueDetailView> {
    const week = columns.map((hours) => hours && { opens: hours.opens, closes: hours.closes });
    await this.edited.setHours(id, { seen, columns: week }, this.clock.now());
    return this.managed.view(id);
  }
}
