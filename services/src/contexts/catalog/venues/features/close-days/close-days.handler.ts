import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CloseDaysDto, ManagedVenueDetailView } from '@northlight/contracts';
import { Clock } from '../../../../../platform/kernel/clock.js';
import { Refusal } from '../../../../../platform/kernel/refusal.js';
import { daysBetween, localTimeOf } from '../../../../../platform/kernel/venue-time.js';
import { EditedClosures } from '../../../persistence/edited-closures.js';
import { ManagedVenues } from '../../../persistence/managed-venues.js';
import { Venues } from '../../../persistence/venues.repository.js';

/** A venue stays shut on days on which its week says otherwise. */
export class CloseDays extends Command<ManagedVenueDetailView> {
  constructor(
    readonly id: number,
    readonly input: CloseDaysDto,
  ) {
    super();
  }
}

/** Most days that are shut at once: a year. What is longer is another week, or another status. */
const MAX_SPAN_DAYS = 366;

@CommandHandler(CloseDays)
export class CloseDaysHandler implements ICommandHandler<CloseDays> {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly edited: EditedClosures,
    private readonly venues: Venues,
    private readonly managed: ManagedVenues,
    private readonly clock: Clock,
  ) {}

  /** From today on, by the venue's own calendar. @throws {Refusal} VENUE_NOT_FOUND, DAYS_CROSSED, DATE_PAST, SPAN_TOO_LONG */
  async execute({ id, input: { from, to, reason } }: CloseDays): Promise<ManagedVenueDetailView> {
    const { name, timezone } = await this.venues.shown(id);
    const at = this.clock.now();
    if (to < from) throw new Refusal('DAYS_CROSSED');
    if (from < localTimeOf(at, timezone).date) throw new Refusal('DATE_PAST');
    if (daysBetween(from, to) >= MAX_SPAN_DAYS) throw new Refusal('SPAN_TOO_LONG', { days: MAX_SPAN_DAYS });
    await this.edited.close({ venueId: id, name, from, to }, reason, at);
    return this.managed.view(id);
  }
}
