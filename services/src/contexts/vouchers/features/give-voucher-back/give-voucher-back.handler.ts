import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { EventStore } from '../../../../platform/event-store/event-store.js';
import type { VoucherRef } from '../../domain/voucher-id.js';
import { giveBack } from '../../voucher-work.js';

/** Gives back to a voucher all that a booking which came to nothing has of it. Safe to repeat. */
export class GiveVoucherBack extends Command<void> {
  constructor(
    readonly voucher: VoucherRef,
    readonly bookingId: string,
  ) {
    super();
  }
}

@CommandHandler(GiveVoucherBack)
export class GiveVoucherBackHandler implements ICommandHandler<GiveVoucherBack> {
  constructor(private readonly events: EventStore) {}

  async execute({ voucher, bookingId }: GiveVoucherBack): Promise<void> {
    await this.events.transaction(voucher.ledger, (work) => giveBack(work, voucher, { booking: bookingId }));
  }
}
