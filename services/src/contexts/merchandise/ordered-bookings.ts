import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type DeskReason, deskReasons, type OrderBookingEnd, type OrderReason } from '@northlight/contracts';
import { dollarsOf } from '../../platform/kernel/money.js';
import { Refusal } from '../../platform/kernel/refusal.js';
import { logger } from '../../platform/observability/logger.js';
import { CancelBooking, ConfirmBooking, type VisitKey, VisitLines } from '../booking/index.js';
import { OrdersRepository } from './persistence/orders.repository.js';

/**
 * What an order does to its bookings, through the door of the booking room. Both may run twice, late, or in a job after
 * the process that began them has died.
 */
@Injectable()
export class OrderedBookings {
  constructor(
    private readonly commands: CommandBus,
    private readonly orders: OrdersRepository,
    private readonly visits: VisitLines,
  ) {}

  /** Makes every booking of an order firm. @returns false where one was cancelled or had lapsed at that moment */
  async confirm(orderId: string): Promise<boolean> {
    const refusals = [];
    for (const { venueId, id } of await this.orders.bookingsOf(orderId, true)) {
      const refusal = await refusalOf(this.commands.execute(new ConfirmBooking(venueId, id)));
      if (refusal) refusals.push(refusal);
    }
    if (refusals.length > 0)
      logger.info({ orderId, codes: refusals.map(({ code }) => code) }, 'Not every booking of an order was confirmed');
    return refusals.length === 0;
  }

  /**
   * Cancels them, each by its own rules (§9). @param reason why the house does it, which its customers' deadline does not
   * bind; without one they are cancelled as their customer would @returns what became of each
   */
  async cancel(orderId: string, reason?: OrderReason): Promise<OrderBookingEnd[]> {
    const keys = await this.givenUp(orderId, reason);
    const refusals = new Map<string, Refusal>();
    const backs = new Map<string, Pick<OrderBookingEnd, 'paid' | 'refund' | 'voucherBack'>>();
    for (const { venueId, id } of keys) {
      const command = new CancelBooking(venueId, id, cancellationOf(reason));
      const refusal = await refusalOf(
        this.commands.execute(command).then(({ paid, refund, voucherBack }) => {
          backs.set(id, { paid, refund, ...(voucherBack && { voucherBack }) });
        }),
      );
      if (refusal) refusals.set(id, refusal);
    }
    const ends = await this.tell(keys);
    return ends.map((end) => ({
      ...end,
      ...backs.get(end.id),
      refusal: refusals.get(end.id)?.message ?? null,
    }));
  }

  /** An order that nobody paid lets those be that their customer has confirmed by themselves, to pay at the venue. */
  private async givenUp(orderId: string, reason: OrderReason | undefined): Promise<readonly VisitKey[]> {
    const keys = await this.orders.bookingsOf(orderId, false);
    if (reason !== 'not_paid') return keys;
    const visits = await this.visits.read(keys);
    return keys.filter(({ id }) => visits.get(id)?.status === 'pending');
  }

  /** How they stand, where nobody asked to cancel them. */
  async leave(orderId: string): Promise<OrderBookingEnd[]> {
    return this.tell(await this.orders.bookingsOf(orderId, false));
  }

  private async tell(keys: readonly VisitKey[]): Promise<OrderBookingEnd[]> {
    const visits = await this.visits.read(keys);
    return keys.flatMap(({ id }) => {
      const visit = visits.get(id);
      return visit
        ? [{ id, reference: visit.reference, status: visit.status, refund: dollarsOf(0), refusal: null }]
        : [];
    });
  }
}

/** A reason that concerns things says nothing of visits. */
function cancellationOf(reason: OrderReason | undefined): Cancellation {
  if (!reason) return { by: 'customer', reason: 'other' };
  const why: DeskReason = deskReasons.find((one) => one === reason) ?? 'other';
  return { by: 'staff', reason: why };
}

type Cancellation = ConstructorParameters<typeof CancelBooking>[2];

/** The refusal that something ended with; what else goes wrong is thrown. */
async function refusalOf(work: Promise<unknown>): Promise<Refusal | undefined> {
  try {
    await work;
    return undefined;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}
