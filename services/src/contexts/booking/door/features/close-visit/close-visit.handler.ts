import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { EventStore } from '@northlight/event-store';
import { booking } from '../../../domain/booking/booking.js';
import type { Booking, BookingCommand } from '../../../domain/booking/booking-types.js';
import { bookingStream } from '../../../domain/slot/slot-id.js';

/** Notes how a visit ended, once: whoever was checked in has visited, whoever was expected has not come. */
export class CloseVisit extends Command<void> {
  constructor(
    readonly venueId: number,
    readonly bookingId: string,
    /** Where it is named, only a visit of that day (yyyy-MM-dd): one that was moved since is ahead again. */
    readonly date?: string,
  ) {
    super();
  }
}

/** How a visit is closed that stands so; undefined where it is closed, or never took place. */
function endOf({ status, holdUntil }: Booking): BookingCommand | undefined {
  if (status === 'checked_in') return { type: 'CompleteBooking' };
  // guard: a visit is closed once
  const isExpected = status === 'confirmed' || (status === 'pending' && holdUntil === null);
  return isExpected ? { type: 'RecordNoShow' } : undefined;
}

@CommandHandler(CloseVisit)
export class CloseVisitHandler implements ICommandHandler<CloseVisit> {
  constructor(private readonly events: EventStore) {}

  execute({ venueId, bookingId, date }: CloseVisit): Promise<void> {
    return this.events.transaction(venueId, (work) => {
      const open = work.load(booking, bookingStream(bookingId));
      const end = endOf(open);
      // guard: a visit that was moved ahead is not closed for the day that it left
      if (end && (date === undefined || open.visit.date === date)) work.apply(booking, bookingStream(bookingId), end);
    });
  }
}
