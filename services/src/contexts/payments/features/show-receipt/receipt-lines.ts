import type { OrderBookingView, OrderProductView, OrderView, ReceiptLine } from '@northlight/contracts';
import { type Cents, centsOf, dollarsOf } from '../../../../platform/kernel/money.js';
import { dateInWords, timeInWords } from '../../../../platform/kernel/venue-time.js';
import type { AccountLine } from '../../domain/account.events.js';
import { texts } from '../../texts/receipt.js';

type SoldOrder = Pick<OrderView, 'bookings' | 'products' | 'openTickets'>;
type PaidFor<Kind extends AccountLine['kind']> = Extract<AccountLine, { kind: Kind }>;

/** What a payment was for, in words. Amounts in dollars. */
export interface ReceiptLines {
  readonly lines: readonly ReceiptLine[];
  /** What makes the total out of the lines. */
  readonly charges: readonly ReceiptLine[];
}

/** A visit and what was paid for it, with what that was made of where it is still known. */
interface PaidVisit {
  readonly line: ReceiptLine;
  /** Of it, who came in with a guest pass. */
  readonly guests: readonly ReceiptLine[];
  readonly voucher: Cents;
  readonly fee: Cents;
  readonly tax: Cents;
}

/**
 * What was paid for, at what was paid: the amounts are those of the payment, the words those of the order as it is now. They add up to
 * the payment, whatever became of the order since.
 * @param paid the lines of the payment, in cents
 */
export function receiptLinesOf(order: SoldOrder, paid: readonly AccountLine[]): ReceiptLines {
  const visits = paid.flatMap((line) => {
    if (line.kind === 'open_ticket') return [paidTicket(order, line)];
    return line.kind === 'booking' ? [paidVisit(order, line)] : [];
  });
  const goods = amountOf(paid, 'goods');
  const products = goods > 0 ? order.products.map(productLine) : [];
  const lines = [...visits.flatMap(({ line, guests }) => [line, ...guests]), ...products];
  const subtotal = sumOf(lines.map(({ amount }) => centsOf(amount)));
  const ofProducts = sumOf(products.map(({ amount }) => centsOf(amount)));
  const charges = [
    charge(texts.giftVoucher, -sumOf(visits.map(({ voucher }) => voucher))),
    charge(texts.discount, goods - ofProducts),
    charge(texts.bookingFee, sumOf(visits.map(({ fee }) => fee))),
    charge(texts.shipping, amountOf(paid, 'shipping')),
    charge(texts.tax, amountOf(paid, 'tax') + sumOf(visits.map(({ tax }) => tax))),
  ].flat();
  return { lines, charges: charges.length > 0 ? [...charge(texts.subtotal, subtotal), ...charges] : [] };
}

/** Its parts are told where it still costs what was paid; a party or a price that was changed since leaves only the sum. */
function paidVisit(
  { bookings }: SoldOrder,
  { bookingId, amount }: Pick<PaidFor<'booking'>, 'bookingId' | 'amount'>,
): PaidVisit {
  const booking = bookings.find(({ id }) => id === bookingId);
  if (!booking) return { line: { name: texts.other, detail: null, amount: dollarsOf(amount) }, ...nothingElse };
  const detail = detailOf(booking);
  const isAsPaid = centsOf(booking.totalPrice) === amount;
  return isAsPaid
    ? {
        line: { name: nameOf(booking), detail, amount: booking.subtotal },
        guests: guestLines(booking),
        voucher: centsOf(booking.voucher ?? 0),
        fee: centsOf(booking.bookingFee),
        tax: centsOf(booking.tax ?? 0),
      }
    : {
        line: { name: booking.experienceName, detail: texts.feeIncluded({ detail }), amount: dollarsOf(amount) },
        ...nothingElse,
      };
}

/** Tickets that have their time by now are told as the visit that they became. */
function paidTicket(order: SoldOrder, { ticketId, amount }: PaidFor<'open_ticket'>): PaidVisit {
  const ticket = order.openTickets.find(({ id }) => id === ticketId);
  if (!ticket || ticket.state === 'scheduled') return paidVisit(order, { bookingId: ticketId, amount });
  const { experienceName, numberOfTickets: tickets, venueName, subtotal, bookingFee, tax = 0 } = ticket;
  const line = { name: texts.visitLine({ experienceName, tickets }), detail: texts.timeChosenLater({ venueName }) };
  return { ...nothingElse, line: { ...line, amount: subtotal }, fee: centsOf(bookingFee), tax: centsOf(tax) };
}

const nothingElse = { guests: [], voucher: 0, fee: 0, tax: 0 };

const guestLines = ({ experienceName, guestPasses = 0 }: OrderBookingView): readonly ReceiptLine[] =>
  guestPasses > 0 ? [{ name: texts.guestLine({ experienceName, guestPasses }), detail: null, amount: 0 }] : [];

const nameOf = ({ experienceName, numberOfTickets, guestPasses = 0 }: OrderBookingView): string =>
  texts.visitLine({ experienceName, tickets: numberOfTickets - guestPasses });

const detailOf = ({ date, time, venueName, reference }: OrderBookingView): string =>
  texts.visitDetail({ date: dateInWords(date), time: timeInWords(time), venueName, reference });

const productLine = ({ name, variant, quantity, total }: OrderProductView): ReceiptLine => ({
  name: variant ? texts.productWithSize({ quantity, name, variant }) : texts.product({ quantity, name }),
  detail: null,
  amount: total,
});

/** What is nothing has no line. */
const charge = (name: string, cents: Cents): readonly ReceiptLine[] =>
  cents === 0 ? [] : [{ name, detail: null, amount: dollarsOf(cents) }];

const amountOf = (paid: readonly AccountLine[], kind: AccountLine['kind']): Cents =>
  sumOf(paid.filter((line) => line.kind === kind).map(({ amount }) => amount));

const sumOf = (amounts: readonly Cents[]): Cents => amounts.reduce((sum, amount) => sum + amount, 0);
