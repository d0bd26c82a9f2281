import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { BookingStatus, HoldExtendedView } from '@northlight/contracts';
import { EventStore, type RequestKey, type Work } from '@northlight/event-store';
import { BookingPolicyCache } from '../../../../../platform/booking-policy/booking-policy-cache.js';
import { Clock } from '../../../../../platform/kernel/clock.js';
import { booking } from '../../../domain/booking/booking.js';
import { extendedEndOf } from '../../../domain/booking/visit.js';
import { slot } from '../../../domain/slot/slot.js';
import { bookingStream, slotStream } from '../../../domain/slot/slot-id.js';

/** Keeps a pending booking's seats for as long as the booking policy says from now on, at most until its visit starts (decisions.md 1.2). */
export class ExtendHold extends Command<HoldExtendedView> {
  constructor(
    readonly venueId: number,
    readonly bookingId: string,
    readonly request?: RequestKey,
  ) {
    super();
  }
}

@CommandHandler(ExtendHold)
export class ExtendHoldHandler implements ICommandHandler<ExtendHold> {
  constructor(
    private readonly events: EventStore,
    private readonly clock: Clock,
    private readonly rules: BookingPolicyCache,
  ) {}

  /** @throws {Refusal} BOOKING_NOT_FOUND, BOOKING_NOT_PENDING, HOLD_LAPSED, HOLD_NOT_EXTENDABLE */
  execute({ venueId, bookingId, request }: ExtendHold): Promise<HoldExtendedView> {
    return this.events.transaction(venueId, (work) => this.decide(work, bookingId), request);
  }

  private decide(work: Work, bookingId: string): HoldExtendedView {
    const at = this.clock.now();
    const stream = bookingStream(bookingId);
    const { visit } = work.load(booking, stream);
    const until = extendedEndOf(at, visit.startsAt, this.rules.now.holdMinutes);
    const { status, holdUntil } = work.apply(booking, stream, { type: 'ExtendHold', until, at });
    work.apply(slot, slotStream(visit.slotId), { type: 'SetHoldEnd', bookingId, until: holdUntil });
    return { id: bookingId, status: status as BookingStatus, holdExpiresAt: holdUntil };
  }
}
