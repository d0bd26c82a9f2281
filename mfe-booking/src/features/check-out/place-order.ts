import { placeBooking, placeOrder as placeOrderOperation } from '@northlight/client';
import type {
  BookingPlacedView,
  BookingQuote,
  OrderPlacedView,
  PlaceBookingDto,
  ShippingAddressDto,
} from '@northlight/contracts';
import {
  type CartLine,
  callApi,
  cartStore,
  changeCartLine,
  pricedFor,
  serverNow,
  visitText,
} from '@northlight/site-kit';
import { isAnswered } from '../../failures.ts';
import { requestKey } from '../../request-key.ts';
import { texts } from '../../texts/check-out.ts';
import { codePart } from '../../typed-code.ts';
import type { ContactDraft } from './contact-draft.ts';
import { type OrderFailure, orderFailureOf } from './order-failure.ts';
import { bookingRequest, isOpenVisit, orderRequest } from './order-lines.ts';
import { sumOf } from './order-sum.ts';
import { forgetSent, keepSent, sentBefore } from './unanswered.ts';
import type { Charges } from './use-charges.ts';

/** How long an answer may take; afterwards a retry asks for the same again, which is safe. */
const ANSWER_TIMEOUT_MS = 20_000;

interface Wanted {
  /** Merchandise was shown at the price of members. */
  readonly isMember: boolean;
  /** The lines that the visitor has seen, by their names. */
  readonly lineIds: readonly string[];
  /** Those of them whose time is chosen later. */
  readonly laterIds: readonly string[];
  readonly contact: ContactDraft;
  readonly quotes: ReadonlyMap<string, BookingQuote>;
  /** The gift card or promo code that pays of the visits whose quotes say so. */
  readonly code: string | undefined;
  /** Dollars that a promo code takes off the merchandise. */
  readonly goodsDiscount: number;
  /** Dollars that a gift card pays of the merchandise and what comes to it. */
  readonly goodsVoucher: number;
  /** The order counts once it is paid online. */
  readonly payOnline: boolean;
  /** What was shown to come to the merchandise. */
  readonly charges: Charges | undefined;
  /** Where it is shipped to; undefined where it is picked up. */
  readonly shipTo: ShippingAddressDto | undefined;
  /** Its customer wants a mail should they leave before paying. */
  readonly remindIfUnpaid: boolean;
  /** Told of each visit that is booked now. */
  readonly onBooked: (booking: BookingPlacedView) => void;
}

/** What became of a press: an order, a reason why not, or a price to look at again (U26). */
export type Placed =
  | { readonly order: OrderPlacedView; readonly lines: readonly CartLine[] }
  | { readonly failure: OrderFailure };

/**
 * Books the visits that are not booked yet, one after the other, and orders everything at once. Each visit that is
 * booked stays so, whatever comes after it: its line in the cart says so at once, and the next press goes on from there.
 */
export const placeOrder = async (wanted: Wanted): Promise<Placed> => {
  let hasOtherPrice = false;
  for (const line of linesOf(wanted).filter(isToBook(wanted))) {
    const booked = await bookVisit(line, wanted).catch((reason: unknown) => orderFailureOf(reason, line.lineId));
    if ('message' in booked) return { failure: booked };
    hasOtherPrice ||= booked.priceAdjusted;
  }
  if (hasOtherPrice) return { failure: { message: otherPrice, fields: [], isAboutTime: false } };
  const lines = linesOf(wanted);
  return sendOrder(pricedFor(lines, wanted.isMember), wanted).then(
    (order) => ({ order, lines }),
    (reason: unknown) => ({ failure: orderFailureOf(reason) }),
  );
};

const otherPrice = texts.aPriceChangedWhileYou;

/** As they are now: a visit that was booked, or a number that another tab has changed. */
const linesOf = ({ lineIds }: Wanted) => cartStore.getState().lines.filter(({ lineId }) => lineIds.includes(lineId));

const isToBook =
  ({ laterIds }: Wanted) =>
  (line: CartLine): boolean =>
    isOpenVisit(line) && !laterIds.includes(line.lineId);

const bookVisit = async (line: CartLine, wanted: Wanted): Promise<BookingPlacedView> => {
  const booking = await sendBooking(line.lineId, requestOf(line, wanted));
  const { id: bookingId, reference, manageToken, numberOfTickets: tickets, totalPrice: price, voucher, tax } = booking;
  const hold = booking.holdExpiresAt && { heldUntil: Date.now() + Date.parse(booking.holdExpiresAt) - serverNow() };
  const more = { ...(voucher && { voucher }), ...(tax && { tax }), ...hold };
  const booked = { bookingId, reference, tickets, fee: booking.bookingFee, ...more, manageToken };
  changeCartLine(line.lineId, { quantity: 1, price, booked, dateTime: visitText(booking) });
  wanted.onBooked(booking);
  return booking;
};

const requestOf = (line: CartLine, { contact, quotes, code }: Wanted): PlaceBookingDto => {
  const { totalPrice, voucher = 0, promo = 0, guestPasses } = quotes.get(line.lineId) ?? {};
  const used = voucher + promo > 0 && code ? codePart(code) : {};
  const shown = { ...(totalPrice !== undefined && { totalPrice }), ...(guestPasses && { guestPasses }), ...used };
  const request = bookingRequest(line, contact, shown);
  return sentBefore(line.lineId, request) ?? request;
};

const sendBooking = async (lineId: string, request: PlaceBookingDto): Promise<BookingPlacedView> => {
  if (request.voucherCode || request.promoCode || request.guestPasses) keepSent(lineId, request);
  const sent = callApi(
    placeBooking,
    { idempotencyKey: requestKey([lineId], request), body: request },
    { signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS) },
  );
  return untilAnswered(lineId, sent);
};

const sendOrder = (lines: readonly CartLine[], wanted: Wanted): Promise<OrderPlacedView> => {
  const { contact, quotes, payOnline, remindIfUnpaid, charges, shipTo } = wanted;
  const total = sumOf(lines, quotes, charges)?.total;
  const shown = { ...(total !== undefined && { totalPrice: total / 100 }), ...(payOnline && { payOnline }) };
  const reminder = remindIfUnpaid && { remindIfUnpaid };
  const more = { ...usedCode(wanted), ...reminder, ...(shipTo && { shipTo }) };
  const fresh = { ...orderRequest(lines, contact), ...shown, ...more };
  const request = sentBefore(orderName, fresh) ?? fresh;
  const names = lines.map(({ lineId }) => lineId);
  if (request.voucherCode) keepSent(orderName, request);
  return untilAnswered(
    orderName,
    callApi(
      placeOrderOperation,
      { idempotencyKey: requestKey(names, request), body: request },
      { signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS) },
    ),
  );
};

/** Stands for the order among what was sent and not answered. */
const orderName = 'order';

/** What takes something off the merchandise, or pays for it. */
const usedCode = ({ code, goodsDiscount, goodsVoucher }: Wanted) =>
  code && goodsDiscount + goodsVoucher > 0 ? codePart(code) : {};

const untilAnswered = <Answer>(name: string, sent: Promise<Answer>): Promise<Answer> =>
  sent.then(
    (answer) => {
      forgetSent(name);
      return answer;
    },
    (reason: unknown) => {
      if (isAnswered(reason)) forgetSent(name);
      throw reason;
    },
  );
