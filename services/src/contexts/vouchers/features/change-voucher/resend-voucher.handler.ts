import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import pg from 'pg';
import { noteChange } from '../../../../platform/audit/note-change.js';
import { inTransaction } from '../../../../platform/database/in-transaction.js';
import { Clock } from '../../../../platform/kernel/clock.js';
import { Refusal } from '../../../../platform/kernel/refusal.js';
import { enqueueDeduplicated } from '../../../../platform/queues/enqueue-job.js';
import { VoucherRows } from '../../persistence/voucher-rows.js';

/** The mail with the code is written to the recipient once more. */
export class ResendVoucher extends Command<void> {
  constructor(readonly id: string) {
    super();
  }
}

@CommandHandler(ResendVoucher)
export class ResendVoucherHandler implements ICommandHandler<ResendVoucher> {
  constructor(
    private readonly pool: pg.Pool,
    private readonly vouchers: VoucherRows,
    private readonly clock: Clock,
  ) {}

  /** Asked for twice in one moment, it is sent once. @throws {Refusal} VOUCHER_NOT_FOUND, VOUCHER_NOT_SENDABLE */
  async execute({ id }: ResendVoucher): Promise<void> {
    const row = await this.vouchers.byId(id);
    const at = this.clock.now();
    const [view] = await this.vouchers.views([row], at);
    if (view?.status !== 'live' || view.recipient === null) throw new Refusal('VOUCHER_NOT_SENDABLE');
    const payload = { ledger: row.ledger, voucherId: id };
    await inTransaction(this.pool, async (db) => {
      if (!(await enqueueDeduplicated({ kind: 'voucher-issued', payload, at }, db))) return;
      const subject = { kind: 'voucher', id, name: `…${row.codeEnd}` };
      await noteChange(db, { room: 'vouchers', what: 'mail sent again', at, subject });
    });
  }
}
