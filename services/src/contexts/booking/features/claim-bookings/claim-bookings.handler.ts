import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { EventStore } from '../../../../platform/event-store/event-store.js';
import { booking } from '../../domain/booking.js';
import { bookingStream } from '../../domain/slot-id.js';
import { type OfVenue, UnclaimedBookings } from '../../persistence/unclaimed-bookings.js';

/** An account, and the e-mail that it has shown to be its own. */
export interface Claimant {
  readonly userId: number;
  readonly email: string;
}

/**
 * Puts what was booked with an account's verified e-mail while nobody was signed in with that account (C23). Answers how
 * many bookings it looked at; run twice, it finds nothing the second time.
 */
export class ClaimBookings extends Command<number> {
  constructor(readonly claimant: Claimant) {
    super();
  }
}

@CommandHandler(ClaimBookings)
export class ClaimBookingsHandler implements ICommandHandler<ClaimBookings> {
  constructor(
    private readonly unclaimed: UnclaimedBookings,
    private readonly events: EventStore,
  ) {}

  async execute({ claimant: { userId, email } }: ClaimBookings): Promise<number> {
    const found = await this.unclaimed.with(email);
    for (const ofVenue of found) await this.claim(ofVenue, userId);
    return found.reduce((sum, { bookingIds }) => sum + bookingIds.length, 0);
  }

  /** Who claims at the same moment finds that they have an owner, and leaves them be. */
  private async claim({ venueId, bookingIds }: OfVenue, userId: number): Promise<void> {
    const streams = bookingIds.map(bookingStream);
    await this.events.transaction(venueId, async (work) => {
      await work.prepare(booking, streams);
      for (const stream of streams) await work.apply(booking, stream, { type: 'ClaimBooking', userId });
    });
  }
}
