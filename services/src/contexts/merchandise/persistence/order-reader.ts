import { Injectable } from '@nestjs/common';
import type {
  CollectionPlace,
  OrderBookingView,
  OrderProductView,
  OrderSummary,
  OrderView,
} from '@northlight/contracts';
import { Settings } from '../../../platform/config/settings.js';
import { Clock } from '../../../platform/kernel/clock.js';
import { dollarsOf } from '../../../platform/kernel/money.js';
import { Bookings, type VisitKey, type VisitLine, VisitLines } from '../../booking/index.js';
import { Catalog } from '../../catalog/index.js';
import { type OpenTicket, openTotal, stateOf } from '../domain/open-ticket.js';
import { type Total, totalOf } from '../domain/order.js';
import type { SoldLine } from '../domain/order-lines.js';
import { type HandedOver, type OrderDetails, Orders, type SalesSpan, type ShelfSales } from '../domain/orders.js';
import { collectionPlaceOf } from './collection-place.js';
import { GiftCardViews } from './gift-card-views.js';
import { OpenTicketViews } from './open-ticket-views.js';
import type { SeenBy } from './opened-orders.js';
import { type OrderRow, wasPaidOnline } from './order.row.js';
import { OrderPersons } from './order-persons.js';
import { orderTokenOf } from './order-token.js';
import { OrdersRepository } from './orders.repository.js';
import { shipmentViewOf, shippedAs } from './shipment-views.js';

/** Tells orders: their own lines as they were sold, their bookings as they are now. */
@Injectable()
export class OrderReader extends Orders {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly orders: OrdersRepository,
    private readonly persons: OrderPersons,
    private readonly visits: VisitLines,
    private readonly bookings: Bookings,
    private readonly catalog: Catalog,
    private readonly settings: Settings,
    private readonly tickets: OpenTicketViews,
    private readonly clock: Clock,
    private readonly cards: GiftCardViews,
  ) {
    super();
  }

  shelfSales(from: Date, to: Date): Promise<ShelfSales> {
    return this.orders.shelfSales(from, to);
  }

  handedOver(span: SalesSpan): Promise<HandedOver[]> {
    return this.orders.handedOver(span);
  }

  async find(orderId: string): Promise<OrderDetails | undefined> {
    const order = await this.orders.byId(orderId);
    if (!order) return undefined;
    const { id, reference, status, products, charges, giftCards } = order;
    const [customer, collectAt, visits] = await Promise.all([
      this.persons.read(order.personRef),
      this.placeOf(order.collectVenueId),
      this.visits.read(visitsOf(order)),
    ]);
    const open = this.openOf(order, visits);
    const openTickets = await this.tickets.of(open, visits, wasPaidOnline(order));
    const bookings = visitsOf(order).filter((visit) => visits.has(visit.id));
    const bought = { bookings: [...visits.values()], products, openTickets: open.map(openTotal), charges, giftCards };
    const total = totalOf(bought, status);
    const token = orderTokenOf(id, this.settings);
    const collectBy = order.collectBy?.toISOString() ?? null;
    const isPaidOnline = order.payOnline && status !== 'awaiting_payment' && status !== 'cancelled';
    return {
      ...{ id, reference, status, isPaidOnline, bookings, products, openTickets, total, collectAt, collectBy },
      ...{ customer, token, giftCards: await this.cards.viewsOf(giftCards), goodsVoucher: charges.voucher ?? 0 },
      shipment: shipmentViewOf(order, customer?.shipTo),
    };
  }

  /** Orders as lists show them, with what opens their bookings, as far as whoever sees them gets it. */
  async summaries(orders: readonly OrderRow[], seenBy: SeenBy): Promise<OrderSummary[]> {
    const bookings = orders.flatMap(visitsOf);
    const [visits, tokens] = await Promise.all([this.visits.read(bookings), this.tokensFor(seenBy, bookings)]);
    const tokenOf = (id: string) => tokens.get(id) ?? null;
    return Promise.all(
      orders.map(async (order) => {
        const lines = visitsOf(order).flatMap(({ id }) => visits.get(id) ?? []);
        const openTickets = await this.tickets.of(order.openTickets, visits, wasPaidOnline(order));
        const open = this.openOf(order, visits).map(openTotal);
        const { products, charges, status, giftCards } = order;
        const total = totalOf({ bookings: lines, products, openTickets: open, charges, giftCards }, status);
        const cards = giftCards.length > 0 && { giftCards: await this.cards.viewsOf(giftCards) };
        return { ...summaryOf(order, lines, tokenOf), openTickets, ...cards, ...inDollars(total) };
      }),
    );
  }

  /** Those that wait for a time, and still may. */
  private openOf({ openTickets }: OrderRow, booked: ReadonlyMap<string, unknown>): OpenTicket[] {
    const at = this.clock.now();
    return openTickets.filter((ticket) => stateOf(ticket, { isBooked: booked.has(ticket.id), at }) === 'open');
  }

  /** One order with its customer. */
  async whole(order: OrderRow, seenBy: SeenBy): Promise<Omit<OrderView, 'canCancel'>> {
    const [[summary], customer, collectAt] = await Promise.all([
      this.summaries([order], seenBy),
      this.persons.read(order.personRef),
      this.placeOf(order.collectVenueId),
    ]);
    if (!summary) throw new Error('An order has no summary');
    return {
      ...summary,
      customerName: customer?.name ?? '',
      customerEmail: customer?.email ?? '',
      customerPhone: customer?.phone ?? null,
      collectAt,
      collectBy: order.collectBy?.toISOString() ?? null,
      collectedAt: order.collectedAt?.toISOString() ?? null,
      cancelledAt: order.cancelledAt?.toISOString() ?? null,
      ...shippedAs(shipmentViewOf(order, customer?.shipTo)),
    };
  }

  private async tokensFor(seenBy: SeenBy, bookings: OrderRow['bookings']): Promise<ReadonlyMap<string, string>> {
    const ids = bookings.map(({ id }) => id);
    if (seenBy === 'staff') return new Map();
    return seenBy === 'owner' ? this.bookings.manageTokens(ids) : this.bookings.firstManageTokens(ids);
  }

  /** Where the merchandise of an order is collected; null where it has none. */
  async placeOf(venueId: number | null): Promise<CollectionPlace | null> {
    const venue = venueId === null ? undefined : await this.catalog.venue(venueId);
    return venue ? collectionPlaceOf(venue) : null;
  }
}

const summaryOf = (
  { id, reference, status, placedAt, products }: OrderRow,
  visits: readonly VisitLine[],
  tokenOf: (bookingId: string) => string | null,
): Pick<OrderSummary, 'id' | 'reference' | 'status' | 'createdAt' | 'bookings' | 'products'> => ({
  id,
  reference,
  status,
  createdAt: placedAt.toISOString(),
  bookings: visits.map((visit) => bookingViewOf(visit, tokenOf(visit.id))),
  products: products.map(productViewOf),
});

/** The bookings of an order, and those that its open tickets have become or may become. */
const visitsOf = ({ bookings, openTickets }: OrderRow): readonly VisitKey[] => [...bookings, ...openTickets];

/** A booking of an order as it travels. */
export const bookingViewOf = (visit: VisitLine, manageToken: string | null): OrderBookingView => ({
  id: visit.id,
  reference: visit.reference,
  status: visit.status,
  experienceName: visit.experienceName,
  experienceSlug: visit.experienceSlug,
  imageUrl: visit.imageUrl,
  venueName: visit.venueName,
  date: visit.date,
  time: visit.time,
  timezone: visit.timezone,
  numberOfTickets: visit.tickets,
  subtotal: dollarsOf(visit.subtotal),
  ...(visit.guestPasses > 0 && { guestPasses: visit.guestPasses }),
  ...(visit.voucher > 0 && { voucher: dollarsOf(visit.voucher) }),
  bookingFee: dollarsOf(visit.fee),
  ...(visit.tax > 0 && { tax: dollarsOf(visit.tax) }),
  totalPrice: dollarsOf(visit.total),
  manageToken,
});

/** A line of merchandise as it travels. */
export const productViewOf = ({ price, quantity, ...line }: SoldLine): OrderProductView => ({
  ...line,
  quantity,
  price: dollarsOf(price),
  total: dollarsOf(price * quantity),
});

/** What is not there of an order's total does not travel. */
export const inDollars = ({ subtotal, voucher, discount, shipping, tax, fee, total }: Total) => ({
  subtotal: dollarsOf(subtotal),
  ...(voucher !== undefined && { voucher: dollarsOf(voucher) }),
  ...(discount !== undefined && { discount: dollarsOf(discount) }),
  ...(shipping !== undefined && { shipping: dollarsOf(shipping) }),
  ...(tax !== undefined && { tax: dollarsOf(tax) }),
  bookingFee: dollarsOf(fee),
  totalPrice: dollarsOf(total),
});
