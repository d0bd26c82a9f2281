import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { DeskReason, RefundSettledView } from '@northlight/contracts';
import { EventStore, type Work } from '@northlight/event-store';
import { Clock } from '../../../../../platform/kernel/clock.js';
import type { Cents } from '../../../../../platform/kernel/money.js';
import { decideWithVouchers, type VoucherWork } from '../../../../vouchers/index.js';
import { booking } from '../../../domain/booking/booking.js';
import { refundSettled } from '../../../domain/booking/booking-money.js';
import { bookingStream } from '../../../domain/slot/slot-id.js';
import type { ManagedBooking } from '../../../persistence/managed-bookings.js';
import { givesVoucherBack, isVoucherGone } from '../../../shared/gives-voucher-back.js';

/** Gives back a part of what was paid for a booking, or all of it: money is owed from now on, a voucher has it at once. */
export class GrantRefund extends Command<RefundSettledView> {
  constructor(
    readonly found: Pick<ManagedBooking, 'venueId' | 'bookingId' | 'request'>,
    readonly grant: { readonly amount: Cents; readonly reason: DeskReason },
  ) {
    super();
  }
}

@CommandHandler(GrantRefund)
export class GrantRefundHandler implements ICommandHandler<GrantRefund> {
  constructor(
    private readonly events: EventStore,
    private readonly clock: Clock,
  ) {}

  /** @throws {Refusal} BOOKING_NOT_FOUND, REFUND_BEFORE_PAYMENT, NOTHING_TO_REFUND, REFUND_TOO_HIGH */
  execute(command: GrantRefund): Promise<RefundSettledView> {
    const { venueId, request } = command.found;
    const decide = (work: Work, vouchers: VoucherWork) => this.decide(work, vouchers, command);
    return decideWithVouchers(this.events, { venueId, decide, request });
  }

  private decide(
    work: Work,
    vouchers: VoucherWork,
    { found: { venueId, bookingId }, grant }: GrantRefund,
  ): RefundSettledView {
    const stream = bookingStream(bookingId);
    const isGone = isVoucherGone(vouchers, work.load(booking, stream), this.clock.now());
    const after = work.apply(booking, stream, { type: 'GrantRefund', ...grant, isVoucherGone: isGone });
    givesVoucherBack(vouchers, after, { bookingId, cents: after.back.voucherBack ?? 0 });
    work.enqueue('refund-granted', { venueId, bookingId });
    return refundSettled(bookingId, after);
  }
}
