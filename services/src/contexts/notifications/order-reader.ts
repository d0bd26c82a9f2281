import { Injectable } from '@nestjs/common';
import { Bookings, VisitLines } from '../booking/index.js';
import { Orders } from '../merchandise/index.js';
import type { PlacedOrder } from './mails/placed-order.js';

/** Reads what a mail about an order tells. */
@Injectable()
export class OrderReader {
  constructor(
    private readonly orders: Orders,
    private readonly visits: VisitLines,
    private readonly bookings: Bookings,
  ) {}

  /** The order as it is now; undefined when its customer was erased. @throws when there is no such order */
  async read(orderId: string): Promise<PlacedOrder | undefined> {
    const order = await this.orders.find(orderId);
    if (!order) throw new Error(`There is no order ${orderId}`);
    const { id, reference, status, token, products, openTickets, total, customer } = order;
    const { collectAt, collectBy, shipment } = order;
    const lines = await this.visits.read(order.bookings);
    const visits = order.bookings.flatMap((key) => lines.get(key.id) ?? []);
    const tokens = await this.bookings.manageTokens(visits.map((visit) => visit.id));
    return (
      customer && {
        ...{ id, token, reference, products, openTickets, collectAt, collectBy, shipment, giftCards: order.giftCards },
        customerName: customer.name,
        customerEmail: customer.email,
        isCancelled: status === 'cancelled',
        isPaidOnline: order.isPaidOnline,
        visits: visits.map((visit) => ({ ...visit, manageToken: tokens.get(visit.id) ?? '' })),
        subtotal: total.subtotal,
        voucher: total.voucher ?? 0,
        goodsVoucher: order.goodsVoucher,
        ...{ discount: total.discount ?? 0, shipping: total.shipping ?? 0, tax: total.tax ?? 0 },
        bookingFee: total.fee,
        total: total.total,
      }
    );
  }
}
