import type { OrderPlacedView, OrderSummary, PlaceOrderDto } from '@northlight/contracts';
import { centsOf } from '../../../../../platform/kernel/money.js';
import { shipmentViewOf, shippedAs, toPack } from '../../../persistence/shipment-views.js';

/** What the log remembers of an answer: nothing of the person, who sends the rest again with the same key, and no token. */
export type PlacedOrder = OrderSummary & Pick<OrderPlacedView, 'collectAt' | 'collectBy'>;

/** What opens what. */
export interface Tokens {
  readonly order: string;
  readonly bookings: ReadonlyMap<string, string>;
}

/** The 201 answer: what was asked, and what the server made of it. */
export function answerOf(placed: PlacedOrder, request: PlaceOrderDto, tokens: Tokens): OrderPlacedView {
  const { totalPrice: expected, customerName, customerEmail, customerPhone } = request;
  return {
    ...placed,
    ...giftCardsOf(placed, request),
    openTickets: placed.openTickets ?? [], // an answer of before there were any
    bookings: placed.bookings.map((booking) => ({ ...booking, manageToken: tokens.bookings.get(booking.id) ?? null })),
    customerName,
    customerEmail,
    customerPhone: customerPhone || null,
    token: tokens.order,
    priceAdjusted: expected !== undefined && expected !== null && centsOf(expected) !== centsOf(placed.totalPrice),
    collectedAt: null,
    cancelledAt: null,
    canCancel: true,
    ...(request.shipTo && shippedAs(shipmentViewOf({ parcels: [toPack], products: [] }, request.shipTo))),
  };
}

/** The log remembers no names of recipients: who sends the request again sends them again. */
const giftCardsOf = ({ giftCards = [] }: PlacedOrder, request: PlaceOrderDto): Pick<OrderPlacedView, 'giftCards'> =>
  giftCards.length === 0
    ? {}
    : {
        giftCards: giftCards.map((card, nth) => ({
          ...card,
          recipientName: request.giftCards?.[nth]?.recipientName ?? '',
        })),
      };
