import { Injectable } from '@nestjs/common';
import { DeskPayments, type DeskSpan } from '../../booking/index.js';
import { Orders } from '../../merchandise/index.js';
import type { TillLine } from '../domain/till-shift.js';

/** The account behind `user:4`; null where it was no person. */
const userIdOf = (actor: string): number | null => Number(/^user:(\d+)$/.exec(actor)?.[1] ?? 0) || null;

/** What was taken at desks, for bookings and for merchandise that was handed over. */
@Injectable()
export class TillLines {
  constructor(
    private readonly bookings: DeskPayments,
    private readonly orders: Orders,
  ) {}

  /** The latest first. */
  async read(span: DeskSpan): Promise<TillLine[]> {
    const [ofBookings, ofOrders] = await Promise.all([this.bookings.read(span), this.orders.handedOver(span)]);
    const lines: TillLine[] = [
      ...ofBookings.map(({ actor, bookingId: _, ...line }) => ({
        ...line,
        userId: userIdOf(actor),
        what: 'booking' as const,
      })),
      ...ofOrders.map(({ actor, tax: _, venueId: __, ...line }) => ({
        ...line,
        userId: userIdOf(actor),
        what: 'order' as const,
      })),
    ];
    return lines.sort((one, other) => other.at.getTime() - one.at.getTime());
  }
}
