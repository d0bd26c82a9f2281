import { managePathOf, type OrderReason, orderPathOf } from '@northlight/contracts';
import { clockInWords, localTimeOf } from '../../../platform/kernel/venue-time.js';
import { dollars } from './booking-mail.js';
import { hoursInWords } from './hours-in-words.js';
import { dayInWords, formsOf, type Letter, timeInWords } from './letter.js';
import type { Mail } from './mail.js';
import type { OrderedVisit, PlacedOrder } from './placed-order.js';

/** Who writes, and about what besides the order itself. */
export interface OrderSender {
  readonly productName: string;
  /** Where the site is, without a slash at the end. */
  readonly siteUrl: string;
  /** Its bookings were to be cancelled with it. */
  readonly withBookings: boolean;
  /** Why the house cancelled it. */
  readonly reason?: OrderReason | undefined;
}

const gone: readonly OrderedVisit['status'][] = ['cancelled', 'expired'];

/** The mail that follows an order; undefined where it was cancelled meanwhile, which has a mail of its own. */
export function orderConfirmation(order: PlacedOrder, sender: OrderSender): Mail | undefined {
  if (order.isCancelled) return undefined;
  const live = order.visits.filter(({ status }) => !gone.includes(status));
  return orderMail(order, sender, {
    subject: `Your order ${order.reference}`,
    news: newsOf(order),
    rows: [
      ...live.map(visitRow),
      ...order.products.map(productRow),
      ['Subtotal', dollars(order.subtotal)],
      ...(order.voucher > 0 ? [['Gift voucher', `-${dollars(order.voucher)}`] as const] : []),
      ...(live.length > 0 ? [['Booking fee', dollars(order.bookingFee)] as const] : []),
      ['To pay at the venue', dollars(order.total)],
      ...collectionRows(order),
    ],
    links: live.map((visit) => ({
      label: `See or change booking ${visit.reference}: ${visit.experienceName}`,
      url: `${sender.siteUrl}${managePathOf(visit)}`,
    })),
    notes: notesOf(order),
  });
}

/** The mail that follows the cancellation of an order; its visits go on unless that was asked too. */
export function orderCancelled(order: PlacedOrder, sender: OrderSender): Mail {
  const live = sender.withBookings ? [] : order.visits.filter(({ status }) => !gone.includes(status));
  return orderMail(order, sender, {
    subject: `Cancelled order ${order.reference}`,
    news: sender.reason === 'not_collected' ? notCollected : 'your order is cancelled.',
    rows: [...order.products.map(productRow), ...live.map(visitRow)],
    notes: [
      ...(order.products.length > 0 ? [forSaleAgain] : []),
      ...(live.length > 0 ? ['Your visits stay booked. To cancel one, use the link in the mail of its booking.'] : []),
      ...(sender.withBookings && order.visits.length > 0 ? [goneToo] : []),
    ],
  });
}

const notCollected = 'your order was not collected in time and is cancelled.';
const forSaleAgain = 'What was reserved for you is for sale again. Nothing has to be paid for it.';
const goneToo = 'Each visit that could be cancelled with it has a mail of its own, which says what goes back.';

type Words = Pick<Letter, 'rows' | 'links' | 'notes'> & { readonly subject: string; readonly news: string };

function orderMail(order: PlacedOrder, { productName, siteUrl }: OrderSender, words: Words): Mail {
  const { subject, news, rows, links, notes } = words;
  return {
    to: { name: order.customerName, address: order.customerEmail },
    subject,
    ...formsOf({
      productName,
      heading: subject,
      greets: order.customerName,
      greeting: news,
      rows: [['Reference', order.reference], ...rows],
      action: { label: 'See your order', url: `${siteUrl}${orderPathOf(order)}` },
      ...(links ? { links } : {}),
      notes,
    }),
  };
}

function newsOf({ visits, products }: PlacedOrder): string {
  if (products.length === 0) return visits.length === 1 ? 'your visit is confirmed.' : 'your visits are confirmed.';
  const reserved = 'your merchandise is reserved';
  return visits.length === 0
    ? `${reserved}.`
    : `${reserved} and your ${visits.length === 1 ? 'visit is' : 'visits are'} confirmed.`;
}

/** Its fee is a row of its own, so that the rows add up. */
const visitRow = (visit: OrderedVisit): [string, string] => [
  `${visit.experienceName}, ${visit.tickets === 1 ? '1 ticket' : `${visit.tickets} tickets`}`,
  `${dayInWords(visit.date)}, ${timeInWords(visit.time)}, ${visit.venueName}, booking ${visit.reference}: ${dollars(visit.subtotal)}`,
];

const productRow = ({ name, variant, quantity, price }: PlacedOrder['products'][number]): [string, string] => [
  `${quantity} × ${name}${variant ? ` (${variant})` : ''}`,
  dollars(quantity * price),
];

/** The day and the minute on the wall of the venue. */
const untilOf = (by: string, zone: string): string =>
  `${dayInWords(localTimeOf(new Date(by), zone).date)}, ${clockInWords(new Date(by), zone)}`;

function collectionRows({ collectAt, collectBy }: PlacedOrder): [string, string][] {
  if (!collectAt) return [];
  return [
    ...(collectBy ? [['Collect by', untilOf(collectBy, collectAt.timezone)] as [string, string]] : []),
    ['Collect at', `${collectAt.name}, ${collectAt.address}`],
    ['Open', hoursInWords(collectAt.weekHours).join('; ')],
  ];
}

function notesOf({ products, visits, reference }: PlacedOrder): string[] {
  return [
    'Nothing has been charged: you pay at the venue.',
    ...(products.length > 0 ? [`Show ${reference} at the desk to collect your merchandise.`] : []),
    ...(visits.length > 0 ? ['Each visit keeps its own rules: you may move or cancel it by its link.'] : []),
    'Whoever has these links may see and cancel what is in this order: please do not pass this mail on.',
  ];
}
