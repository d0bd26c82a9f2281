import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { VoucherRedeemedView } from '@northlight/contracts';
import { EventStore, type Work } from '@northlight/event-store';
import { Clock } from '../../../../../platform/kernel/clock.js';
import { dollarsOf } from '../../../../../platform/kernel/money.js';
import { balanceOf, spend, type VoucherRef, Vouchers } from '../../../../vouchers/index.js';
import { booking } from '../../../domain/booking/booking.js';
import { bookingStream } from '../../../domain/slot/slot-id.js';
import type { ManagedBooking } from '../../../persistence/managed-bookings.js';

/** A guest shows a gift card at the desk: it pays for the booking, as far as it goes. */
export class RedeemVoucher extends Command<VoucherRedeemedView> {
  constructor(
    readonly found: ManagedBooking,
    readonly code: string,
    /** Where it comes from: guesses are counted. */
    readonly address: string,
  ) {
    super();
  }
}

@CommandHandler(RedeemVoucher)
export class RedeemVoucherHandler implements ICommandHandler<RedeemVoucher> {
  constructor(
    private readonly events: EventStore,
    private readonly vouchers: Vouchers,
    private readonly clock: Clock,
  ) {}

  /** @throws {Refusal} VOUCHER_NOT_FOUND, VOUCHER_REVOKED, VOUCHER_EXPIRED, VOUCHER_EMPTY, TOO_MANY_TRIES, BOOKING_PAID, BOOKING_NOT_LIVE */
  async execute({ found, code, address }: RedeemVoucher): Promise<VoucherRedeemedView> {
    const { ledger, id } = await this.vouchers.held(code, address);
    const voucher = { ledger, id };
    return this.events.transactionOver(
      [found.venueId, ledger],
      (work, vouchers) => redeem(work, vouchers, { ...found, voucher, at: this.clock.now() }),
      found.request,
    );
  }
}

interface Redeemed extends ManagedBooking {
  readonly voucher: VoucherRef;
  readonly at: Date;
}

function redeem(
  work: Work,
  vouchers: Work,
  { venueId, bookingId, reference, voucher, at }: Redeemed,
): VoucherRedeemedView {
  const balance = balanceOf(vouchers, voucher, at);
  const { price } = work.apply(booking, bookingStream(bookingId), { type: 'ApplyVoucher', voucher, balance });
  const cents = price.voucher ?? 0;
  if (cents > 0) spend(vouchers, voucher, { booking: bookingId, venueId, reference, cents, at });
  return {
    ...{ id: bookingId, reference, voucher: dollarsOf(cents), voucherLeft: dollarsOf(balance - cents) },
    totalPrice: dollarsOf(price.total),
  };
}
