import { Injectable } from '@nestjs/common';
import { EventStore } from '@northlight/event-store';
import { Clock } from '../../../../../platform/kernel/clock.js';
import type { Cents } from '../../../../../platform/kernel/money.js';
import { Refusal } from '../../../../../platform/kernel/refusal.js';
import { balanceOf, giveBack, spend, type VoucherRef, Vouchers } from '../../../../vouchers/index.js';
import { restBill, sumOfBill, voucherBill } from '../../../domain/goods-voucher.js';
import type { OrderRow } from '../../../persistence/order.row.js';
import { orderJobs } from '../../../queues/orders.queue.js';

/** A gift card that somebody shows at the desk. */
export interface ShownVoucher {
  readonly code: string;
  /** Where it comes from: guesses are counted. */
  readonly address: string;
}

/** A gift voucher pays for merchandise that is handed over: spent before, and given back where nothing was (docs/adr/0090). */
@Injectable()
export class DeskVoucher {
  constructor(
    private readonly events: EventStore,
    private readonly vouchers: Vouchers,
    private readonly clock: Clock,
  ) {}

  /**
   * @param handOver told what the voucher pays; says whether it was taken
   * @throws {Refusal} NOTHING_TO_PAY, VOUCHER_USED, what the voucher refuses, and what `handOver` throws
   */
  async within<Answer extends { readonly voucher?: Cents }>(
    order: OrderRow,
    shown: ShownVoucher,
    handOver: (cents: Cents) => Promise<Answer>,
  ): Promise<Answer> {
    const { ref, cents } = await this.spend(order, shown);
    try {
      const answer = await handOver(cents);
      if (!answer.voucher) await this.giveBack(order, ref);
      return answer;
    } catch (error) {
      // what else goes wrong may have been committed: the job looks
      if (error instanceof Refusal) await this.giveBack(order, ref);
      throw error;
    }
  }

  private async spend(order: OrderRow, { code, address }: ShownVoucher) {
    const { id: booking, reference, charges, products } = order;
    if (charges.voucher) throw new Refusal('VOUCHER_USED');
    const due = order.payOnline ? 0 : sumOfBill(restBill(order));
    if (due === 0) throw new Refusal('NOTHING_TO_PAY');
    const ref = await this.vouchers.held(code, address);
    const at = this.clock.now();
    const cents = await this.events.transaction(ref.ledger, (work) => {
      const paid = Math.min(balanceOf(work, ref, at), due);
      const parts = voucherBill({ products, charges: { ...charges, voucher: paid } });
      spend(work, ref, { booking, venueId: null, reference, cents: paid, parts, at });
      work.enqueue(orderJobs.checkVoucher, { orderId: booking });
      return paid;
    });
    return { ref, cents };
  }

  private async giveBack({ id }: OrderRow, ref: VoucherRef): Promise<void> {
    await this.events.transaction(ref.ledger, (work) => void giveBack(work, ref, { booking: id }));
  }
}
