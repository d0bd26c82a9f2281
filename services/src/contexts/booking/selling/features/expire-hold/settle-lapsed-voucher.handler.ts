import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { EventStore } from '@northlight/event-store';
import { Clock } from '../../../../../platform/kernel/clock.js';
import { giveBack, heldOf, isGone, type VoucherRef } from '../../../../vouchers/index.js';
import { booking } from '../../../domain/booking/booking.js';
import { bookingStream } from '../../../domain/slot/slot-id.js';

/** What a gift voucher has in a booking that lapsed. */
export class SettleLapsedVoucher extends Command<void> {
  constructor(
    readonly venueId: number,
    readonly bookingId: string,
    readonly voucher: VoucherRef,
  ) {
    super();
  }
}

/**
 * Gives it back to the voucher. One that was revoked or has expired takes nothing back, and since the hold has paid
 * nothing, nobody is owed it. Safe to repeat.
 */
@CommandHandler(SettleLapsedVoucher)
export class SettleLapsedVoucherHandler implements ICommandHandler<SettleLapsedVoucher> {
  constructor(
    private readonly events: EventStore,
    private readonly clock: Clock,
  ) {}

  async execute({ venueId, bookingId, voucher }: SettleLapsedVoucher): Promise<void> {
    await this.events.transactionOver([venueId, voucher.ledger], (work, vouchers) => {
      const cents = heldOf(vouchers, voucher, bookingId);
      if (cents === 0) return;
      if (isGone(vouchers, voucher, this.clock.now()))
        work.apply(booking, bookingStream(bookingId), { type: 'DropVoucherBack', cents });
      else giveBack(vouchers, voucher, { booking: bookingId });
    });
  }
}
