import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { PlaceOrderDto } from '@northlight/contracts';
import { EventStore } from '@northlight/event-store';
import { type Cents, centsOf } from '../../../../../platform/kernel/money.js';
import { Refusal } from '../../../../../platform/kernel/refusal.js';
import { balanceOf, ReturnVoucher, spend, Vouchers, voucherChanged } from '../../../../vouchers/index.js';
import { goodsTotal, voucherBill } from '../../../domain/goods-voucher.js';
import { openTotal } from '../../../domain/open-ticket.js';
import { totalOf } from '../../../domain/order.js';
import { orderJobs } from '../../../queues/orders.queue.js';
import type { CheckedOrder } from './checked-order.js';

interface PaidOrder {
  readonly id: string;
  readonly reference: string;
  readonly at: Date;
  /** Where it comes from: guesses are counted. */
  readonly address: string;
  readonly request: PlaceOrderDto;
  readonly checked: CheckedOrder;
}

/**
 * What a gift voucher pays of the merchandise of an order. The voucher has a ledger, orders are plain tables: it is spent
 * first, and given back where no order came of it, here or by a job that looks after a while (docs/adr/0090).
 */
@Injectable()
export class OrderVoucher {
  constructor(
    private readonly events: EventStore,
    private readonly vouchers: Vouchers,
    private readonly commands: CommandBus,
  ) {}

  /** Places the order with what the voucher pays. @throws {Refusal} what the voucher refuses, and what `place` throws */
  async within<Placed extends { readonly id: string }>(
    order: PaidOrder,
    place: (paid: Cents) => Promise<Placed>,
  ): Promise<Placed> {
    const paid = await this.spend(order);
    if (paid === 0) return place(0);
    try {
      const placed = await place(paid);
      if (placed.id !== order.id) await this.giveBack(order.id); // the same request was answered before
      return placed;
    } catch (error) {
      // what else goes wrong may have been committed: the job looks
      if (error instanceof Refusal) await this.giveBack(order.id);
      throw error;
    }
  }

  private async spend({ id, reference, at, address, request, checked }: PaidOrder): Promise<Cents> {
    if (!request.voucherCode) return 0;
    const { products, charges } = checked;
    const whole = goodsTotal({ products, charges });
    if (whole === 0) return 0;
    const paying = await this.vouchers.held(request.voucherCode, address);
    return this.events.transaction(paying.ledger, (work) => {
      const balance = balanceOf(work, paying, at);
      const cents = Math.min(balance, whole);
      mustBeAsSeen(request, { ...checked, charges: { ...charges, voucher: cents } }, balance);
      const parts = voucherBill({ products, charges: { ...charges, voucher: cents } });
      spend(work, paying, { booking: id, venueId: null, reference, cents, parts, at });
      work.enqueue(orderJobs.checkVoucher, { orderId: id });
      return cents;
    });
  }

  private giveBack(orderId: string): Promise<void> {
    return this.commands.execute(new ReturnVoucher(orderId));
  }
}

/** Nobody pays another total than they have seen (decisions.md U26). @throws {Refusal} VOUCHER_CHANGED */
function mustBeAsSeen({ totalPrice: seen }: PlaceOrderDto, checked: CheckedOrder, balance: Cents): void {
  if (seen === undefined || seen === null) return;
  const { visits: bookings, openTickets, ...rest } = checked;
  const { total } = totalOf({ ...rest, bookings, openTickets: openTickets.map(openTotal) }, 'reserved');
  if (centsOf(seen) !== total) throw voucherChanged(balance);
}
