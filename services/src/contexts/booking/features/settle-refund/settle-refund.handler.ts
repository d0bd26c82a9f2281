import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { RefundSettledView } from '@northlight/contracts';
import { EventStore } from '../../../../platform/event-store/event-store.js';
import { booking } from '../../domain/booking.js';
import { refundSettled } from '../../domain/booking-money.js';
import type { RefundCommand } from '../../domain/refund.js';
import { bookingStream } from '../../domain/slot-id.js';
import type { ManagedBooking } from '../../persistence/managed-bookings.js';

type Booking = Pick<ManagedBooking, 'venueId' | 'bookingId' | 'request'>;

/** Somebody of the house has paid a refund back, could not, or found that nothing had been paid. */
export class SettleRefund extends Command<RefundSettledView> {
  constructor(
    readonly found: Booking,
    readonly what: RefundCommand,
    /** A demo booking: nobody is written to. */
    readonly isDemo = false,
  ) {
    super();
  }
}

@CommandHandler(SettleRefund)
export class SettleRefundHandler implements ICommandHandler<SettleRefund> {
  constructor(private readonly events: EventStore) {}

  /** @throws {Refusal} BOOKING_NOT_FOUND, REFUND_NOT_DUE, REFUND_ALREADY_PAID, REFUND_NOT_AS_SHOWN */
  execute({ found: { venueId, bookingId, request }, what, isDemo }: SettleRefund): Promise<RefundSettledView> {
    return this.events.transaction(
      venueId,
      async (work) => {
        const after = await work.apply(booking, bookingStream(bookingId), what);
        if (what.type === 'PayRefund' && !isDemo) work.enqueue('refund-paid', { venueId, bookingId });
        return refundSettled(bookingId, after);
      },
      request,
    );
  }
}
