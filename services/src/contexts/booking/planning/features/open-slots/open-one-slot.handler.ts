import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { OpenSlotDto, SlotOpenedView } from '@northlight/contracts';
import { EventStore } from '@northlight/event-store';
import { Settings } from '../../../../../platform/config/settings.js';
import { requestKeyOf } from '../../../../../platform/idempotency/request-key.js';
import { Clock } from '../../../../../platform/kernel/clock.js';
import { Refusal } from '../../../../../platform/kernel/refusal.js';
import { localTimeOf } from '../../../../../platform/kernel/venue-time.js';
import { Catalog } from '../../../../catalog/index.js';
import { visitAt } from '../../../domain/booking/visit.js';
import { hasStarted, slot } from '../../../domain/slot/slot.js';
import { slotStream } from '../../../domain/slot/slot-id.js';
import { openingInstant } from './opening-instant.js';
import { mustBeInReach } from './opening-limit.js';

/** Who opens it, and under which Idempotency-Key. */
interface Opener {
  readonly userId: number;
  readonly key?: string | undefined;
}

/** Opens one start by hand, whatever the plan of the venue says. */
export class OpenOneSlot extends Command<SlotOpenedView> {
  constructor(
    readonly wanted: OpenSlotDto,
    readonly opener: Opener,
  ) {
    super();
  }
}

@CommandHandler(OpenOneSlot)
export class OpenOneSlotHandler implements ICommandHandler<OpenOneSlot> {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly events: EventStore,
    private readonly catalog: Catalog,
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  /** @throws {Refusal} VENUE_NOT_FOUND, EXPERIENCE_NOT_AT_VENUE, DATE_PAST, DATE_TOO_FAR, TIME_SKIPPED, SLOT_STARTED, SLOT_EXISTS */
  async execute({ wanted, opener }: OpenOneSlot): Promise<SlotOpenedView> {
    const { venueId, experienceId, date, time, capacity } = wanted;
    const { slotId, opensAt } = await this.slotFor(wanted);
    const keySource = { scope: `user:${opener.userId}`, body: wanted, secrets: this.settings };
    return this.events.transaction(
      venueId,
      (work) => {
        // opening the same twice is nothing to the decider; somebody who adds a start is to hear that it is there
        if (work.load(slot, slotStream(slotId)).status !== 'none') throw new Refusal('SLOT_EXISTS');
        work.apply(slot, slotStream(slotId), { type: 'OpenSlot', experienceId, date, time, capacity, opensAt });
        return { slotId };
      },
      requestKeyOf(opener.key, keySource),
    );
  }

  private async slotFor(wanted: OpenSlotDto): Promise<{ slotId: string; opensAt: string | undefined }> {
    const venue = await this.catalog.standingVenue(wanted.venueId);
    if (!venue) throw new Refusal('VENUE_NOT_FOUND');
    if (!(await this.catalog.runsAt(venue.id, wanted.experienceId))) throw new Refusal('EXPERIENCE_NOT_AT_VENUE');
    const now = this.clock.now();
    const { slotId } = visitAt(wanted, { zone: venue.timezone, now });
    mustBeInReach(wanted.date, localTimeOf(now, venue.timezone).date);
    if (hasStarted(wanted, now, venue.timezone)) throw new Refusal('SLOT_STARTED');
    return { slotId, opensAt: openingInstant(wanted.opensAt, venue.timezone) };
  }
}
