import type { CollectionPlace, OrderView, ShipmentView } from '@northlight/contracts';
import { timeText } from '@northlight/site-kit';
import type { PaidBy, PaymentStage } from '../../payment-stage.ts';
import { texts as giftTexts } from '../../texts/gift-cards.ts';
import { texts } from '../../texts/see-order.ts';

interface Heading {
  readonly title: string;
  readonly lead: string;
}

/** What else the heading depends on. */
export interface Occasion {
  /** It was just placed, or just paid. */
  readonly isNew: boolean;
  readonly stage: PaymentStage;
  readonly paidBy: PaidBy;
  /** The customer is being sent to the page on which it is paid. */
  readonly isLeaving: boolean;
}

/** What the page is called, as the order stands. */
export const headingOf = (order: OrderView, occasion: Occasion): Heading => {
  const { status, giftCards } = order;
  if (status === 'awaiting_payment') return awaitingHeading(occasion);
  if (status === 'cancelled') return { title: texts.thisOrderIsCanceled, lead: cancelledLead(order, occasion) };
  if (status === 'shipped') return shippedHeading(order);
  if (status === 'collected') return { title: texts.yourOrder, lead: texts.youvePickedEverythingUpThank };
  if (giftCards) return { title: giftTexts.yourGiftCardIsPaid, lead: giftTexts.thankYou({ cards: giftCards.length }) };
  return standingHeading(order, occasion);
};

/** It waits for its customer, or for a parcel. */
const standingHeading = (order: OrderView, occasion: Occasion): Heading => {
  if (!occasion.isNew)
    return { title: texts.yourOrder, lead: order.shipment ? texts.heresWhatWeShip : texts.heresWhatWeveReserved };
  return {
    title: order.shipment ? texts.thankYou : texts.reservedForYou,
    lead: [whatIsReserved(order), ...paidText(occasion)].join(' '),
  };
};

const shippedHeading = ({ shipment }: OrderView): Heading => ({
  title: texts.yourOrder,
  lead: shippedLead(shipment),
});

function shippedLead(shipment: OrderView['shipment']): string {
  if (shipment?.state === 'delivered') return texts.yourItemsWereDelivered;
  return shipment && isPartial(shipment) ? texts.someItemsAreOnTheirWay : texts.yourItemsAreOnTheirWay;
}

/** Whether a parcel is still to leave while another one has. */
export const isPartial = ({ state, parcels = [] }: ShipmentView): boolean =>
  state === 'shipped' && parcels.some(({ shippedAt }) => shippedAt === null);

const awaitingHeading = ({ stage, isLeaving }: Occasion): Heading => {
  if (stage === 'confirming') return { title: texts.yourOrder, lead: texts.thisPageUpdatesByItself };
  if (stage === 'unknown') return { title: texts.yourOrder, lead: texts.weCantTellRightNow };
  if (isLeaving) return { title: texts.oneMoreStep, lead: texts.yourOrderCountsOnce };
  return { title: texts.yourOrderIsntPaidYet, lead: texts.chooseHowToPay };
};

/** Why it is over, where that is known, and what became of the money. */
const cancelledLead = ({ bookings, giftCards }: OrderView, { paidBy }: Occasion): string => {
  if (paidBy === 'online') return texts.whatYouPaidGoesBack;
  if (paidBy === 'card') return texts.itIsBackOnYourGiftCard;
  if (giftCards) return giftTexts.itWasNotPaid;
  if (bookings.some(({ status }) => status === 'expired')) return texts.itWasntPaidInTime;
  const isAllOver = bookings.every(({ status }) => status === 'cancelled');
  return paidBy === 'venue' && isAllOver ? texts.everythingIsBack : texts.itsItemsAreBack;
};

const paidText = ({ paidBy }: Occasion): string[] => {
  if (!paidBy) return [];
  return [paidTexts[paidBy]];
};

const paidTexts = { online: texts.paidOnline, card: texts.paidByGiftCard, venue: texts.payAtTheVenue } as const;

const whatIsReserved = ({ bookings: { length: bookings }, openTickets, products }: OrderView): string => {
  const items = products.reduce((sum, { quantity }) => sum + quantity, 0);
  const open = openTickets.filter(({ state }) => state === 'open').length;
  if (open > 0) return texts.bookingsPlural0OneVisit({ bookings, open, items });
  if (items === 0) return texts.visit({ bookings });
  return bookings === 0 ? texts.item({ items }) : texts.visitOf({ bookings, items });
};

const days = [
  texts.sunday,
  texts.monday,
  texts.tuesday,
  texts.wednesday,
  texts.thursday,
  texts.friday,
  texts.saturday,
] as const;

type Hours = CollectionPlace['weekHours'][number];

const hoursOf = (hours: Hours | undefined): string =>
  hours ? `${timeText(hours.opens)} – ${timeText(hours.closes)}` : texts.closed;

/** The week from Monday on, days with the same hours together: ["Monday – Thursday", "10:00 AM – 8:00 PM"]. */
export const weekRows = (weekHours: CollectionPlace['weekHours']): readonly (readonly [string, string])[] => {
  const rows: { first: string; last: string; hours: string }[] = [];
  for (const day of [1, 2, 3, 4, 5, 6, 0]) {
    const [name, hours] = [days[day] ?? '', hoursOf(weekHours[day])];
    const last = rows.at(-1);
    if (last?.hours === hours) last.last = name;
    else rows.push({ first: name, last: name, hours });
  }
  return rows.map(({ first, last, hours }) => [first === last ? first : `${first} – ${last}`, hours]);
};
