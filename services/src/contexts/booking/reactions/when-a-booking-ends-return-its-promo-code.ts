import type { CommandBus } from '@nestjs/cqrs';
import type { Recorded } from '@northlight/event-store';
import { type Subscription, subscription } from '@northlight/event-store/consume';
import { ReturnPromotion } from '../../promotions/index.js';
import type { BookingEvent } from '../domain/booking/booking.events.js';
import { bookingIdIn } from '../domain/slot/slot-id.js';

/**
 * What a booking used of a promo code may be used again once it was cancelled or has lapsed. Later and not in the same commit,
 * because holds lapse in the decisions of strangers.
 */
export function whenABookingEndsReturnItsPromoCode(commands: CommandBus): Subscription {
  const giveBack = async ({ stream }: Recorded<BookingEvent>): Promise<void> =>
    commands.execute(new ReturnPromotion(bookingIdIn(stream)));
  return subscription<BookingEvent>('return-promo-codes', {
    from: 'start',
    on: { BookingCancelled: giveBack, HoldExpired: giveBack },
  });
}
