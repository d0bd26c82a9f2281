import type { CommandBus } from '@nestjs/cqrs';
import { type Subscription, subscription } from '@northlight/event-store/consume';
import type { BookingEvent } from '../domain/booking/booking.events.js';
import { bookingIdIn } from '../domain/slot/slot-id.js';
import { SettleLapsedVoucher } from '../selling/features/expire-hold/settle-lapsed-voucher.handler.js';

/**
 * A booking that lapsed has paid nothing: the gift voucher gets all of it back, while it takes anything back. Later and not in the same commit, because
 * holds lapse in the decisions of strangers, who must not wait for the ledgers of other people's vouchers.
 */
export const whenAHoldExpiresGiveTheVoucherBack = (commands: CommandBus): Subscription =>
  subscription<BookingEvent>('give-vouchers-back', {
    from: 'start',
    on: {
      HoldExpired: async ({ ledger, stream, event: { voucher } }) => {
        if (voucher) await commands.execute(new SettleLapsedVoucher(ledger, bookingIdIn(stream), voucher));
      },
    },
  });
