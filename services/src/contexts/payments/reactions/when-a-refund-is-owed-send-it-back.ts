import type { CommandBus } from '@nestjs/cqrs';
import type { Recorded } from '@northlight/event-store';
import { type Subscription, subscription } from '@northlight/event-store/consume';
import { type BookingEvent, bookingIdIn } from '../../booking/index.js';
import { RefundBooking } from '../features/refund-card/refund-booking.handler.js';

/**
 * What is owed for a booking goes back to the card that it was paid with. Later and not in the same commit, because a
 * booking is decided on without waiting for the ledgers of accounts.
 */
export function whenARefundIsOwedSendItBack(commands: CommandBus): Subscription {
  const send = async ({ ledger, stream, event }: Recorded<BookingEvent & { refund: number }>): Promise<void> => {
    if (event.refund > 0) await commands.execute(new RefundBooking(ledger, bookingIdIn(stream)));
  };
  return subscription<BookingEvent>('send-refunds-back', {
    from: 'start',
    on: { BookingCancelled: send, PartyChanged: send, RefundGranted: send, PaidOnline: send },
  });
}
