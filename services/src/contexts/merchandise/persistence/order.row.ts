import type { OrderStatus } from '@northlight/contracts';
import { type GiftCardLine, giftCardsOf } from '../../vouchers/index.js';
import type { OpenTicket } from '../domain/open-ticket.js';
import type { OrderCharges } from '../domain/order.js';
import type { SoldLine } from '../domain/order-lines.js';
import type { Parcel } from '../domain/parcels.js';
import { parcelsOf } from './shipments.js';

/** An order as its table has it, with its lines. */
export interface OrderRow {
  readonly id: string;
  /** In the order in which they were placed. */
  readonly nr: number;
  readonly reference: string;
  readonly status: OrderStatus;
  /** It is paid online, or was to be. */
  readonly payOnline: boolean;
  readonly userId: number | null;
  readonly personRef: string;
  /** Null where there is nothing to collect. */
  readonly collectVenueId: number | null;
  readonly placedAt: Date;
  /** Up to when its merchandise is reserved; null where there is none. */
  readonly collectBy: Date | null;
  readonly collectedAt: Date | null;
  readonly cancelledAt: Date | null;
  readonly charges: OrderCharges;
  /** Empty where it is picked up. */
  readonly parcels: readonly Parcel[];
  readonly products: readonly SoldLine[];
  readonly bookings: readonly OrderedVisit[];
  readonly openTickets: readonly OpenTicket[];
  readonly giftCards: readonly GiftCardLine[];
}

/** It stopped waiting for its payment without going to the venue; what is cancelled unpaid has no good tickets. */
export const wasPaidOnline = ({ payOnline, status }: OrderRow): boolean => payOnline && status !== 'awaiting_payment';

/** A booking of an order. */
export interface OrderedVisit {
  readonly venueId: number;
  readonly id: string;
}

/** Selects orders as rows; a condition about `o` follows. */
export const selectOrders = `
  select o.id, o.nr, o.reference, o.status, o.pay_online as "payOnline", o.user_id as "userId", o.person_ref as "personRef",
    o.collect_venue_id as "collectVenueId", o.placed_at as "placedAt", o.collect_by as "collectBy", o.collected_at as "collectedAt",
    o.cancelled_at as "cancelledAt",
    json_build_object('shipping', o.shipping_cents, 'tax', o.tax_cents, 'discount', o.discount_cents,
      'voucher', o.voucher_cents) as charges,
    ${parcelsOf('o.id')} as parcels,
    coalesce((select json_agg(json_build_object('productId', product_id, 'name', name, 'variant', variant,
        'quantity', quantity, 'price', price_cents, 'imageUrl', image_url) order by line)
      from merchandise.order_products where order_id = o.id), '[]') as products,
    coalesce((select json_agg(json_build_object('venueId', venue_id, 'id', booking_id) order by line)
      from merchandise.order_bookings where order_id = o.id), '[]') as bookings,
    coalesce((select json_agg(json_build_object('id', id, 'venueId', venue_id, 'experienceId', experience_id,
        'numberOfTickets', tickets, 'ticketType', ticket_type, 'terms', terms, 'subtotal', subtotal_cents, 'fee', fee_cents,
        'chooseBy', choose_by, 'expiresAt', expires_at, 'cancelledAt', coalesce(cancelled_at,
          (select erased_at from merchandise.persons where ref = o.person_ref))) order by line)
      from merchandise.open_tickets where order_id = o.id), '[]') as "openTickets",
    ${giftCardsOf('o.id')} as "giftCards"
  from merchandise.orders o`;
