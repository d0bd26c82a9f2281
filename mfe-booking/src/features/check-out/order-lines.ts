import type {
  OrderedOpenTicket,
  OrderedProduct,
  PlaceBookingDto,
  PlaceOrderDto,
  QuoteBookingDto,
  QuoteVisitDto,
} from '@northlight/contracts';
import type { CartLine } from '@northlight/site-kit';
import type { ContactDraft } from './contact-draft.ts';

/** A visit that is not booked yet: checkout books it before it orders. */
export const isOpenVisit = ({ type, booked }: CartLine): boolean => type === 'experience' && !booked;

/** True for a visit that has no place in time yet. */
export const needsTime = (line: CartLine): boolean =>
  isOpenVisit(line) && !(line.visit?.venueId && line.visit.date && line.visit.time);

/** What to ask the price of a visit with. */
const quoteOf = ({ id, quantity, visit }: CartLine, guestPasses = 0): QuoteBookingDto => ({
  experienceId: id,
  numberOfTickets: quantity,
  ticketType: visit?.ticketType ?? 'standard',
  ...(guestPasses > 0 && { guestPasses }),
});

/** The same with the venue, as far as it is chosen: its state may tax admission. */
export const priceWantedOf = (line: CartLine, guestPasses = 0): QuoteVisitDto => ({
  ...quoteOf(line, guestPasses),
  ...(line.visit?.venueId && { venueId: line.visit.venueId }),
});

const contactOf = ({ customerName, customerEmail, customerPhone }: ContactDraft) => ({
  customerName: customerName.trim(),
  customerEmail: customerEmail.trim(),
  ...(customerPhone.trim() && { customerPhone: customerPhone.trim() }),
});

/** What the page showed of a visit: its total (the server's wins, decisions.md 1.1), and what takes something off it. */
export type ShownPrice = Pick<PlaceBookingDto, 'totalPrice' | 'voucherCode' | 'promoCode' | 'guestPasses'>;

/** POST /api/bookings for one line. */
export const bookingRequest = (line: CartLine, contact: ContactDraft, shown: ShownPrice): PlaceBookingDto => ({
  ...quoteOf(line, shown.guestPasses),
  venueId: line.visit?.venueId ?? 0,
  date: line.visit?.date ?? '',
  time: line.visit?.time ?? '',
  ...contactOf(contact),
  ...(shown.totalPrice !== undefined && { totalPrice: shown.totalPrice }),
  ...(shown.voucherCode && { voucherCode: shown.voucherCode }),
  ...(shown.promoCode && { promoCode: shown.promoCode }),
});

/** What an order has besides bookings and merchandise; nothing where every visit has a time. */
const openTicketsOf = (lines: readonly CartLine[]): { readonly openTickets?: readonly OrderedOpenTicket[] } => {
  const openTickets = lines
    .filter(isOpenVisit)
    .map((line) => ({ ...quoteOf(line), venueId: line.visit?.venueId ?? 0 }));
  return openTickets.length > 0 ? { openTickets } : {};
};

/** The merchandise of an order. */
export const productsOf = (lines: readonly CartLine[]): OrderedProduct[] =>
  lines.flatMap(({ type, id, quantity, variant }) =>
    type === 'product' ? [{ productId: id, quantity, ...(variant && { variant }) }] : [],
  );

/** An order as it is sent: lists that are empty may be left out. */
type OrderRequest = Omit<PlaceOrderDto, 'openTickets'> & Partial<Pick<PlaceOrderDto, 'openTickets'>>;

/** POST /api/orders for lines whose visits are booked, or are given a time later. */
export const orderRequest = (lines: readonly CartLine[], contact: ContactDraft): OrderRequest => ({
  ...contactOf(contact),
  ...openTicketsOf(lines),
  bookings: lines.flatMap(({ booked }) =>
    booked ? [{ id: booked.bookingId, ...(booked.manageToken && { token: booked.manageToken }) }] : [],
  ),
  products: productsOf(lines),
});
