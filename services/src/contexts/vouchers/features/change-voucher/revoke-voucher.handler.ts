import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { RevokeVoucherDto, VoucherView } from '@northlight/contracts';
import { EventStore } from '@northlight/event-store';
import { Clock } from '../../../../platform/kernel/clock.js';
import { voucher } from '../../domain/voucher.js';
import { voucherStream } from '../../domain/voucher-id.js';
import { VoucherRows } from '../../persistence/voucher-rows.js';

/** Nothing more can be spent of a voucher; bookings that it paid for stay paid. Safe to repeat. */
export class RevokeVoucher extends Command<VoucherView> {
  constructor(
    readonly id: string,
    readonly request: RevokeVoucherDto,
    readonly userId: number,
  ) {
    super();
  }
}

@CommandHandler(RevokeVoucher)
export class RevokeVoucherHandler implements ICommandHandler<RevokeVoucher> {
  constructor(
    private readonly events: EventStore,
    private readonly vouchers: VoucherRows,
    private readonly clock: Clock,
  ) {}

  /** @throws {Refusal} VOUCHER_NOT_FOUND */
  async execute({ id, request: { reason }, userId: by }: RevokeVoucher): Promise<VoucherView> {
    const { ledger } = await this.vouchers.byId(id);
    await this.events.transaction(ledger, (work) =>
      work.apply(voucher, voucherStream(id), { type: 'RevokeVoucher', by, reason }),
    );
    const [view] = await this.vouchers.views([await this.vouchers.byId(id)], this.clock.now());
    return view as VoucherView;
  }
}
