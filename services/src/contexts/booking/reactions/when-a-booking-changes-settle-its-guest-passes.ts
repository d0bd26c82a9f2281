import type { CommandBus } from '@nestjs/cqrs';
import type { Recorded } from '@northlight/event-store';
import { type Subscription, subscription } from '@northlight/event-store/consume';
import { SettleGuestPasses } from '../../guest-passes/index.js';
import type { BookingEvent } from '../domain/booking/booking.events.js';
import { bookingIdIn } from '../domain/slot/slot-id.js';

/**
 * Guest passes go back with the party that they are for. Later and not in the same commit, because holds lapse in the
 * decisions of strangers.
 */
export function whenABookingChangesSettleItsGuestPasses(commands: CommandBus): Subscription {
  const settle = ({ stream }: Pick<Recorded, 'stream'>, passes: number): Promise<void> =>
    commands.execute(new SettleGuestPasses(bookingIdIn(stream), passes));
  return subscription<BookingEvent>('settle-guest-passes', {
    from: 'start',
    on: {
      BookingCancelled: (recorded) => settle(recorded, 0),
      HoldExpired: (recorded) => settle(recorded, 0),
      PartyChanged: (recorded) => settle(recorded, recorded.event.price.guestPasses ?? 0),
    },
  });
}
