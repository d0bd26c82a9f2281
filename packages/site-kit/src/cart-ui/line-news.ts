import type { BookingStatus, BookingView, ExperienceView, ProductView, SlotView } from '@northlight/contracts';
import { piecesLeft, variantsOf } from '@northlight/contracts';
import { type CartLine, type LinePatch, money, newLineId, timeText, visitText } from '@northlight/site-kit';
import { lostChoice } from '@northlight/site-kit/booking-ui';
import { texts as words } from '../texts/cart-ui.ts';

/** What is known by now of the things that a cart refers to; what could not be asked is unset. */
export interface Known {
  readonly products: readonly ProductView[] | undefined;
  readonly experiences: readonly ExperienceView[] | undefined;
  /** By booking id; null where there is none for whoever asks. */
  readonly bookings: ReadonlyMap<string, BookingView | null>;
  /** By `dayOf` of a line. */
  readonly slots: ReadonlyMap<string, readonly SlotView[]>;
}

/** What has changed since a line was put into the cart, and what one press does about it. */
export interface LineNews {
  readonly text: string;
  readonly fix?: { readonly label: string; readonly patch: LinePatch };
}

/** The lines that are not as they were, by their names. */
export const newsOf = (lines: readonly CartLine[], known: Known): ReadonlyMap<string, LineNews> =>
  new Map(
    lines.flatMap((line) => {
      const news = newsOfLine(line, lines, known);
      return news ? [[line.lineId, news]] : [];
    }),
  );

const newsOfLine = (line: CartLine, lines: readonly CartLine[], known: Known): LineNews | undefined => {
  if (line.booked) return newsOfBooking(line, known);
  return line.type === 'product' ? newsOfProduct(line, lines, known) : newsOfVisit(line, known);
};

/** Names the board of slots that a visit with a time is on; undefined for one that has none yet. */
export const dayOf = ({ id, visit }: CartLine): string | undefined =>
  visit?.venueId && visit.date && visit.time ? `${visit.venueId} ${id} ${visit.date}` : undefined;

const priceNews = (line: CartLine, price: number): LineNews | undefined =>
  price === line.price
    ? undefined
    : {
        text: words.thePriceIsNow({ price: money(price), oldPrice: money(line.price) }),
        fix: { label: words.useTheNewPrice, patch: { price } },
      };

const newsOfProduct = (line: CartLine, lines: readonly CartLine[], { products }: Known): LineNews | undefined => {
  if (!products) return undefined;
  const product = products.find(({ id }) => id === line.id);
  if (!product) return { text: words.thisItemIsNoLonger };
  return sizeNews(line, product) ?? stockNews(line, lines, product) ?? priceNews(line, product.price);
};

const sizeNews = ({ variant = '' }: CartLine, { category }: ProductView): LineNews | undefined => {
  const sizes = variantsOf(category);
  const isFine = sizes.length === 0 ? variant === '' : sizes.includes(variant);
  return isFine ? undefined : { text: words.thisSizeIsntAvailablePlease };
};

/** Each size has pieces of its own: the lines above take from them first. */
const stockNews = (line: CartLine, lines: readonly CartLine[], product: ProductView): LineNews | undefined => {
  const inventory = piecesLeft(product, line.variant);
  const above = lines.slice(0, lines.indexOf(line)).filter(takesFrom(line, product));
  const left = inventory - above.reduce((sum, { quantity }) => sum + quantity, 0);
  if (line.quantity <= left) return undefined;
  if (inventory <= 0) return { text: words.soldOutPleaseRemove };
  if (left <= 0) return { text: words.onlyLeftAllOfThem({ inventory }) };
  return { text: words.onlyLeft({ left }), fix: { label: words.setTo({ left }), patch: { quantity: left } } };
};

const takesFrom =
  ({ id, variant }: CartLine, { variantStock }: ProductView) =>
  (other: CartLine) =>
    other.type === 'product' && other.id === id && (!variantStock || other.variant === variant);

const newsOfVisit = (line: CartLine, { experiences, slots }: Known): LineNews | undefined => {
  const experience = experiences?.find(({ id }) => id === line.id);
  if (experiences && !experience) return { text: words.thisExperienceIsNoLonger };
  const board = slots.get(dayOf(line) ?? '');
  return (board && slotNews(line, board)) ?? (experience && priceNews(line, experience.price));
};

const slotNews = ({ visit = {}, quantity }: CartLine, board: readonly SlotView[]): LineNews | undefined => {
  const { time, ...rest } = visit;
  const reason = time && lostChoice(board, time, quantity);
  if (!reason) return undefined;
  const patch = { visit: rest, dateTime: visitText(rest) };
  return { text: `${timeText(time)} ${reason}.`, fix: { label: words.chooseAnotherTimeLater, patch } };
};

const over: Partial<Record<BookingStatus, string>> = {
  cancelled: words.thisBookingWasCanceled,
  expired: words.yourHoldOnTheseSeats,
};
const visited: readonly BookingStatus[] = ['checked_in', 'completed', 'no_show'];

const newsOfBooking = (line: CartLine, { bookings }: Known): LineNews | undefined => {
  const booking = bookings.get(line.booked?.bookingId ?? '');
  if (booking === undefined) return undefined;
  if (booking === null) return { text: words.couldntFindThisBookingPlease };
  if (visited.includes(booking.status)) return { text: words.thisVisitIsOverPlease };
  const text = over[booking.status];
  if (text) return { text, fix: { label: words.bookTheseSeatsAgain, patch: unbooked(booking) } };
  return changeNews(line, booking);
};

/** The same wish, not booked: a new line, so that its booking is a new one. */
const unbooked = (booking: BookingView): LinePatch => ({
  lineId: newLineId(),
  booked: undefined,
  price: booking.ticketPrice,
  quantity: booking.numberOfTickets,
});

const changeNews = (line: CartLine, booking: BookingView): LineNews | undefined => {
  const { bookingId = '', reference = '', tickets = 0, ...rest } = line.booked ?? {};
  const { numberOfTickets, totalPrice, venueId, date, time, ticketType } = booking;
  const dateTime = visitText(booking);
  const isBilledAnew = tickets !== numberOfTickets || line.price !== totalPrice;
  const texts = [
    dateTime !== line.dateTime && words.rescheduledTo({ dateTime }),
    isBilledAnew && words.nowTicket({ numberOfTickets, totalPrice: money(totalPrice) }),
  ].filter(Boolean);
  if (texts.length === 0) return undefined;
  const visit = { venueId, date, time: time.slice(0, 5), ticketType };
  const booked = { ...rest, bookingId, reference, tickets: numberOfTickets };
  const patch = { price: totalPrice, dateTime, visit, booked };
  return { text: texts.join(' '), fix: { label: words.updateCart, patch } };
};
