import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { BookingCancelledView } from '@northlight/contracts';
import { EventStore } from '../../../../platform/event-store/event-store.js';
import type { RequestKey } from '../../../../platform/event-store/request-key.js';
import type { Work } from '../../../../platform/event-store/work.js';
import { Clock } from '../../../../platform/kernel/clock.js';
import { dollarsOf } from '../../../../platform/kernel/money.js';
import { decideWithVouchers, type VoucherWork } from '../../../vouchers/index.js';
import { paidOf } from '../../domain/balance.js';
import { booking } from '../../domain/booking.js';
import { slot } from '../../domain/slot.js';
import { bookingStream, slotStream } from '../../domain/slot-id.js';
import { givesVoucherBack, isVoucherGone } from '../../gives-voucher-back.js';

/** Who cancels and why. */
export interface Cancellation {
  readonly by: 'customer' | 'staff';
  readonly reason: string;
  /** Staff give everything back, also where the rules give nothing. */
  readonly refundAll?: boolean | undefined;
  /** Makes it repeatable, where its sender gave a key. */
  readonly request?: RequestKey | undefined;
  /** A demo booking: nobody is written to. */
  readonly isDemo?: true;
}

/** Ends a booking and gives its seats back; the refund follows the rules it was sold under, or the venue's favor. */
export class CancelBooking extends Command<BookingCancelledView> {
  constructor(
    readonly venueId: number,
    readonly bookingId: string,
    readonly why: Cancellation,
  ) {
    super();
  }
}

@CommandHandler(CancelBooking)
export class CancelBookingHandler implements ICommandHandler<CancelBooking> {
  constructor(
    private readonly events: EventStore,
    private readonly clock: Clock,
  ) {}

  /** @throws {Refusal} BOOKING_NOT_FOUND, BOOKING_NOT_LIVE, BOOKING_CANCELLED, BOOKING_LOCKED, HOLD_LAPSED */
  execute(command: CancelBooking): Promise<BookingCancelledView> {
    const { venueId, why } = command;
    const decide = (work: Work, vouchers: VoucherWork) => this.decide(work, vouchers, command);
    return decideWithVouchers(this.events, { venueId, decide, request: why.request });
  }

  private async decide(
    work: Work,
    vouchers: VoucherWork,
    { venueId, bookingId, why }: CancelBooking,
  ): Promise<BookingCancelledView> {
    const { by, reason, refundAll, isDemo } = why;
    const stream = bookingStream(bookingId);
    const before = await work.load(booking, stream);
    const at = this.clock.now();
    const isFresh = before.status !== 'cancelled';
    const isGone = isFresh && (await isVoucherGone(vouchers, before, at));
    const command = { type: 'CancelBooking', by, reason, at, refundAll, isVoucherGone: isGone } as const;
    const { visit, status, back, balance } = await work.apply(booking, stream, command);
    await work.apply(slot, slotStream(visit.slotId), { type: 'ReleaseSeats', bookingId, why: 'cancelled' });
    const { refund, voucherBack = 0 } = back;
    if (isFresh) await givesVoucherBack(vouchers, before, { bookingId, cents: voucherBack });
    if (isFresh && !isDemo) work.enqueue('booking-cancelled', { venueId, bookingId });
    return {
      id: bookingId,
      status: status as BookingCancelledView['status'],
      paid: dollarsOf(paidOf(balance)),
      refund: dollarsOf(refund),
      ...(voucherBack > 0 && { voucherBack: dollarsOf(voucherBack) }),
    };
  }
}
