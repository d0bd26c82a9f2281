import { managePathOf, type OrderReason, orderPathOf, receiptPathOf } from '@northlight/contracts';
import { centsOf } from '../../../platform/kernel/money.js';
import { clockInWords, localTimeOf } from '../../../platform/kernel/venue-time.js';
import { texts } from '../texts/order-mails.js';
import { addressRows } from './address-rows.js';
import { dollars } from './booking-mail.js';
import { hoursInWords } from './hours-in-words.js';
import { dayInWords, type Letter, timeInWords } from './letter.js';
import { formsOf } from './letter-forms.js';
import type { Mail } from './mail.js';
import { cancelledNotes, isCovered, paymentNotes, totalName } from './order-notes.js';
import { giftCardNews, giftCardNotes, giftCardRow } from './ordered-gift-cards.js';
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
  /** The number of the parcel that left. */
  readonly parcel?: number | undefined;
}

const gone: readonly OrderedVisit['status'][] = ['cancelled', 'expired'];

/** The mail that follows an order; undefined where it was cancelled meanwhile, which has a mail of its own. */
export function orderConfirmation(order: PlacedOrder, sender: OrderSender): Mail | undefined {
  if (order.isCancelled) return undefined;
  const live = order.visits.filter(({ status }) => !gone.includes(status));
  return orderMail(order, sender, {
    subject: texts.yourOrder({ reference: order.reference }),
    news: giftCardNews(order) ?? newsOf(order),
    rows: [
      ...live.map(visitRow),
      ...order.openTickets.map(openTicketRow),
      ...order.products.map(productRow),
      ...(order.giftCards ?? []).map(giftCardRow),
      [texts.subtotal, dollars(order.subtotal)],
      ...chargeRows(order),
      ...(live.length + order.openTickets.length > 0 ? [[texts.bookingFee, dollars(order.bookingFee)] as const] : []),
      [totalName(order), dollars(order.total)],
      ...collectionRows(order),
      ...addressRows(order),
    ],
    links: [
      ...(order.isPaidOnline || (isCovered(order) && order.goodsVoucher) ? [receiptLink(order, sender)] : []),
      ...order.openTickets.map(timeLink(order, sender)),
      ...live.map((visit) => ({
        label: texts.viewOrChangeBooking({ reference: visit.reference, experienceName: visit.experienceName }),
        url: `${sender.siteUrl}${managePathOf(visit)}`,
      })),
    ],
    notes: giftCardNotes(order) ?? notesOf(order),
  });
}

/** The mail that follows the cancellation of an order; its visits go on unless that was asked too. */
export function orderCancelled(order: PlacedOrder, sender: OrderSender): Mail {
  const live = sender.withBookings ? [] : order.visits.filter(({ status }) => !gone.includes(status));
  return orderMail(order, sender, {
    subject: texts.canceledOrder({ reference: order.reference }),
    news: (sender.reason && newsOfReason[sender.reason]) ?? texts.yourOrderIsCanceled,
    rows: [...order.products.map(productRow), ...live.map(visitRow), ...order.openTickets.map(openTicketRow)],
    notes: cancelledNotes(order, { live, withBookings: sender.withBookings }),
  });
}

/** Before tickets without a time expire; undefined where there are none any more. */
export function openTicketsReminder(order: PlacedOrder, sender: OrderSender): Mail | undefined {
  const [first] = order.openTickets;
  return (
    first &&
    orderMail(order, sender, {
      subject: texts.chooseATimeOf({ date: dayInWords(first.chooseBy) }),
      news: texts.yourTicketsAreStillWaiting,
      rows: order.openTickets.map(openTicketRow),
      links: order.openTickets.map(timeLink(order, sender)),
      notes: [
        texts.ticketsWithoutATimeKeep,
        first.paidOnline ? texts.afterThatDateTheyExpirePaid : texts.afterThatDateTheyExpire,
      ],
    })
  );
}

const newsOfReason: { readonly [Reason in OrderReason]?: string } = {
  not_collected: texts.yourOrderWasntPickedUp,
  not_paid: texts.yourOrderWasntPaid,
  paid_too_late: texts.yourPaymentArrivedToo,
};

type Words = Pick<Letter, 'rows' | 'links' | 'notes'> & { readonly subject: string; readonly news: string };

/** A mail about an order, with the link to it. */
export function orderMail(order: PlacedOrder, { productName, siteUrl }: OrderSender, words: Words): Mail {
  const { subject, news, rows, links, notes } = words;
  return {
    to: { name: order.customerName, address: order.customerEmail },
    subject,
    ...formsOf({
      productName,
      heading: subject,
      greets: order.customerName,
      greeting: news,
      rows: [[texts.reference, order.reference], ...rows],
      action: { label: texts.viewYourOrder, url: `${siteUrl}${orderPathOf(order)}` },
      ...(links ? { links } : {}),
      notes,
    }),
  };
}

function newsOf({ visits, products, openTickets, shipment }: PlacedOrder): string {
  if (shipment) return texts.wereGettingYourOrder({ visits: visits.length });
  if (products.length + visits.length === 0 && openTickets.length > 0) return texts.yourTicketsAreReservedChoose;
  if (products.length === 0) return visits.length === 1 ? texts.yourVisitIsConfirmed : texts.yourVisitsAreConfirmed;
  return visits.length === 0
    ? texts.yourMerchandiseIsReserved
    : texts.yourMerchandiseIsReservedOf({ visits: visits.length });
}

/** Until when a time may be chosen stands where that of a visit does. */
const openTicketRow = (ticket: PlacedOrder['openTickets'][number]): [string, string] => [
  `${ticket.experienceName}, ${texts.ticket({ tickets: ticket.numberOfTickets })}`,
  texts.chooseATimeBy({
    date: dayInWords(ticket.chooseBy),
    venueName: ticket.venueName,
    subtotal: dollars(centsOf(ticket.subtotal)),
  }),
];

const receiptLink = (order: PlacedOrder, { siteUrl }: OrderSender) => ({
  label: texts.viewOrDownloadYourReceipt,
  url: `${siteUrl}${receiptPathOf(order)}`,
});

const timeLink =
  (order: PlacedOrder, { siteUrl }: OrderSender) =>
  ({ experienceName }: PlacedOrder['openTickets'][number]) => ({
    label: texts.chooseATime({ experienceName }),
    url: `${siteUrl}${orderPathOf(order)}`,
  });

/** Its fee is a row of its own, so that the rows add up. */
const visitRow = (visit: OrderedVisit): [string, string] => [
  `${visit.experienceName}, ${texts.ticket({ tickets: visit.tickets })}`,
  texts.booking({
    date: dayInWords(visit.date),
    time: timeInWords(visit.time),
    venueName: visit.venueName,
    reference: visit.reference,
    subtotal: dollars(visit.subtotal),
  }),
];

export const productRow = ({ name, variant, quantity, price }: PlacedOrder['products'][number]): [string, string] => [
  `${quantity} × ${name}${variant ? ` (${variant})` : ''}`,
  dollars(quantity * price),
];

/** What makes the total out of the subtotal, beside the booking fee. */
const chargeRows = ({ voucher, discount, shipping, tax }: PlacedOrder): (readonly [string, string])[] => [
  ...(voucher > 0 ? [[texts.giftVoucher, `-${dollars(voucher)}`] as const] : []),
  ...(discount > 0 ? [[texts.discount, `-${dollars(discount)}`] as const] : []),
  ...(shipping > 0 ? [[texts.shipping, dollars(shipping)] as const] : []),
  ...(tax > 0 ? [[texts.tax, dollars(tax)] as const] : []),
];

/** The day and the minute on the wall of the venue. */
const untilOf = (by: string, zone: string): string =>
  `${dayInWords(localTimeOf(new Date(by), zone).date)}, ${clockInWords(new Date(by), zone)}`;

function collectionRows({ collectAt, collectBy }: PlacedOrder): [string, string][] {
  if (!collectAt) return [];
  return [
    ...(collectBy ? [[texts.pickUp, untilOf(collectBy, collectAt.timezone)] as [string, string]] : []),
    [texts.pickUpAt, `${collectAt.name}, ${collectAt.address}`],
    [texts.hours, hoursInWords(collectAt.weekHours).join('; ')],
  ];
}

function notesOf(order: PlacedOrder): string[] {
  const { collectAt, visits, openTickets, reference } = order;
  return [
    ...paymentNotes(order),
    ...(collectAt ? [texts.showAtTheVenue({ reference })] : []),
    ...(openTickets.length > 0 ? [texts.ticketsWithoutATimeKeep] : []),
    ...(visits.length > 0 ? [texts.eachVisitHasItsOwn] : []),
    texts.anyoneWithTheseLinksCan,
  ];
}
