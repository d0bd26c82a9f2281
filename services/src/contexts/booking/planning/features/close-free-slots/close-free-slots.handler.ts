import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CloseFreeSlotsDto, FreeSlotsClosedView } from '@northlight/contracts';
import { EventStore, type Work } from '@northlight/event-store';
import { Clock } from '../../../../../platform/kernel/clock.js';
import { Refusal } from '../../../../../platform/kernel/refusal.js';
import { localTimeOf } from '../../../../../platform/kernel/venue-time.js';
import { Catalog } from '../../../../catalog/index.js';
import type { Moment } from '../../../domain/slot/slot.events.js';
import { isOnSale, slot } from '../../../domain/slot/slot.js';
import { slotStream, waitlistStream } from '../../../domain/slot/slot-id.js';
import { notifyOfClosing, offerFreedSeats, releaseLapsedSeats } from '../../../shared/decide-on-seats.js';
import { StandingSlots } from '../../persistence/standing.repository.js';

/** Closes the slots of some days of a venue in which nobody has a seat. */
export class CloseFreeSlots extends Command<FreeSlotsClosedView> {
  constructor(readonly input: CloseFreeSlotsDto) {
    super();
  }
}

/** Slots that are decided on together: more would keep the buyers of the venue waiting. */
const BATCH_SIZE = 100;

@CommandHandler(CloseFreeSlots)
export class CloseFreeSlotsHandler implements ICommandHandler<CloseFreeSlots> {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly events: EventStore,
    private readonly standing: StandingSlots,
    private readonly catalog: Catalog,
    private readonly clock: Clock,
  ) {}

  /** Whoever takes a seat meanwhile keeps it, and the slot stays open. @throws {Refusal} VENUE_NOT_FOUND */
  async execute({ input: { reason, ...wanted } }: CloseFreeSlots): Promise<FreeSlotsClosedView> {
    const venue = await this.catalog.venue(wanted.venueId);
    if (!venue) throw new Refusal('VENUE_NOT_FOUND');
    const at = this.clock.now();
    const present = { at, local: localTimeOf(at, venue.timezone) };
    const free = await this.standing.free(wanted, present);
    let closed = 0;
    for (let first = 0; first < free.length; first += BATCH_SIZE) {
      const batch = free.slice(first, first + BATCH_SIZE);
      closed += await this.events.transaction(venue.id, (work) =>
        closeThose(work, batch, { at, zone: venue.timezone, why: reason }),
      );
    }
    return { closed, standing: await this.standing.view(wanted, present) };
  }
}

interface Closing extends Moment {
  readonly why: string;
}

function closeThose(work: Work, slotIds: readonly string[], { why, ...moment }: Closing): number {
  work.preload([...slotIds.map(slotStream), ...slotIds.map(waitlistStream)]);
  let closed = 0;
  for (const slotId of slotIds) {
    releaseLapsedSeats(work, slotId, moment.at);
    const state = work.load(slot, slotStream(slotId));
    if (!isOnSale(state, moment) || state.taken > 0) {
      offerFreedSeats(work, slotId, moment);
      continue;
    }
    work.apply(slot, slotStream(slotId), { type: 'CloseSlot', why, ...moment });
    notifyOfClosing(work, slotId);
    closed++;
  }
  return closed;
}
