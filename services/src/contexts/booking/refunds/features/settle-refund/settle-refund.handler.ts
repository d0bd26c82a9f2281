import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { RefundSettledView } from '@northlight/contracts';
import { EventStore } from '@northlight/event-store';
import { booking } from '../../../domain/booking/booking.js';
import { refundSettled } from '../../../domain/booking/booking-money.js';
import type { RefundCommand } from '../../../domain/booking/refund.js';
import { bookingStream } from '../../../domain/slot/slot-id.js';
import type { ManagedBooking } from '../../../persistence/managed-bookings.js';

type Booking = Pick<ManagedBooking, 'venueId' | 'bookingId' | 'request'>;

/** A member of staff has paid a refund back, could not, withdrew it, or found that nothing had been paid. */
export class SettleRefund extends Command<RefundSettledView> {
  constructor(
    readonly found: Booking,
    readonly what: RefundCommand,
    /** With `notify: false` nobody is written to. */
    readonly options: { readonly notify?: boolean } = {},
  ) {
    super();
  }
}

/** What its customer is told of. */
const newsOf: { readonly [T in RefundCommand['type']]?: string } = {
  PayRefund: 'refund-paid',
  WithdrawGrant: 'refund-withdrawn',
};

@CommandHandler(SettleRefund)
export class SettleRefundHandler implements ICommandHandler<SettleRefund> {
  constructor(private readonly events: EventStore) {}

  /** @throws {Refusal} BOOKING_NOT_FOUND, REFUND_NOT_DUE, REFUND_ON_ITS_WAY, REFUND_ALREADY_PAID, REFUND_NOT_AS_SHOWN, REFUND_NOT_WITHDRAWABLE */
  execute({ found: { venueId, bookingId, request }, what, options }: SettleRefund): Promise<RefundSettledView> {
    return this.events.transaction(
      venueId,
      (work) => {
        const after = work.apply(booking, bookingStream(bookingId), what);
        const news = newsOf[what.type];
        if (news && options.notify !== false) work.enqueue(news, { venueId, bookingId });
        return refundSettled(bookingId, after);
      },
      request,
    );
  }
}
