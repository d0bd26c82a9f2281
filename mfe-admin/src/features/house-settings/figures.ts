import {
  type BookingPolicyDto,
  bookingPolicyLimits,
  type RetentionRule,
  retentionFigures,
} from '@northlight/contracts';
import { money } from '@northlight/site-kit';
import { texts } from '../../texts/house-settings.ts';

export type FigureName = Exclude<keyof BookingPolicyDto, 'showsMaps' | 'currency'>;

interface Figure {
  readonly name: FigureName;
  readonly label: string;
  readonly unit: string;
  readonly hint?: string;
}

interface FigureGroup {
  readonly title: string;
  readonly about: string;
  readonly figures: readonly Figure[];
}

/** How long something is kept, and why so long. */
const retentionFigure = (name: RetentionRule, label: string, hint: string): Figure => ({
  ...{ name, label, hint },
  unit: retentionFigures[name].unit,
});

/** The figures that an admin sets, as the form shows them. */
export const figureGroups: readonly FigureGroup[] = [
  {
    title: texts.prices,
    about: texts.forNewBookingsExistingBookings,
    figures: [
      { name: 'bookingFeePercent', label: texts.bookingFee, unit: texts.ofTheSubtotal },
      { name: 'memberDiscountPercent', label: texts.memberDiscount, unit: '%' },
      { name: 'groupDiscountPercent', label: texts.groupDiscount, unit: '%' },
      { name: 'groupFrom', label: texts.groupStarts, unit: 'tickets' },
      { name: 'familyPackPrice', label: texts.familyPack, unit: texts.dollarsFor4Tickets },
    ],
  },
  {
    title: texts.reschedulingAndCanceling,
    about: texts.countedBackFromTheStart,
    figures: [
      { name: 'refundHours', label: texts.fullRefundUntil, unit: texts.hoursBefore },
      { name: 'moveHours', label: texts.reschedulingUntil, unit: texts.hoursBefore },
    ],
  },
  {
    title: texts.holds,
    about: texts.howLongSeatsAreHeld,
    figures: [
      {
        name: 'holdMinutes',
        label: texts.seatsAreHeld,
        unit: 'minutes',
        hint: texts.emptyUntilTheBooking,
      },
    ],
  },
  {
    title: texts.merchandise,
    about: texts.howLongAnOrder,
    figures: [{ name: 'collectDays', label: texts.reservedFor, unit: 'days' }],
  },
  {
    title: texts.shipping,
    about: texts.whatItCostsToShip,
    figures: [
      { name: 'shippingPrice', label: texts.standardShipping, unit: texts.dollarsAnOrder },
      { name: 'freeShippingOver', label: texts.freeShippingOver, unit: texts.dollarsOfMerchandise },
    ],
  },
  {
    title: texts.payment,
    about: texts.ordersAboveThisAmount,
    figures: [{ name: 'venuePaymentMost', label: texts.payAtTheVenueUpTo, unit: texts.dollarsAnOrder }],
  },
  {
    title: texts.howLongPersonalDataIsKept,
    about: texts.everyNightOlderDataIs,
    figures: [
      retentionFigure('keepSalesYears', texts.bookingsOrdersAndVouchers, texts.afterTheVisitTaxes),
      retentionFigure('keepNoteDays', texts.notesForAVisit, texts.afterTheVisitTheyMay),
      retentionFigure('keepWaitlistDays', texts.waitlistPlaces, texts.afterTheTimeThey),
      retentionFigure('keepMessageYears', texts.messagesAndAnswers, texts.afterTheLastReply),
      retentionFigure('keepInquiryYears', texts.franchiseApplications, texts.afterTheLastReplyWith),
      retentionFigure('keepUnconfirmedDays', texts.newsletterSignupsNotConfirmed, texts.theEmailPromisesNoMore),
      retentionFigure('keepUnprovenDays', texts.accountsWithAnUnverifiedEmail, texts.onlyIfNothingWasBooked),
      retentionFigure('keepCartDays', texts.cartsOfAccounts, texts.afterTheLastChange),
      retentionFigure('keepAuditYears', texts.auditLog, texts.asEvidenceOfWhoDid),
      retentionFigure('keepMailDays', texts.copiesOfEmails, texts.onlyOnASiteWithout),
      retentionFigure('keepJobDays', texts.failedJobs, texts.timeForOperatorsToLook),
    ],
  },
];

export const figures = figureGroups.flatMap((group) => group.figures);
export const figureNames = figures.map(({ name }) => name);
const [prices] = figureGroups;
const priceNames = new Set(prices?.figures.map(({ name }) => name));

/** "% of the subtotal, 0 to 30" */
export function hintOf({ name, unit, hint }: Figure): string {
  const [least, most] = bookingPolicyLimits[name];
  return [texts.to({ unit, least, most: most.toLocaleString('en-US') }), hint].filter(Boolean).join('; ');
}

type FigureValue = number | null | undefined;
/** What was left out stays as it was. */
type Figures = Readonly<Partial<Record<FigureName, FigureValue>>>;

/** Figures are text while somebody types them. */
export const textsOf = (settings: Figures): Record<FigureName, string> =>
  Object.fromEntries(figureNames.map((name) => [name, textOf(name, settings[name])])) as Record<FigureName, string>;

/** Dollars and cents; other amounts are whole. */
const isPrice = (name: FigureName): boolean =>
  name === 'familyPackPrice' || name === 'shippingPrice' || name === 'freeShippingOver';

const textOf = (name: FigureName, value: FigureValue): string => {
  if (value === null || value === undefined) return '';
  return isPrice(name) ? value.toFixed(2) : String(value);
};

/** The figures that are not the same on both sides. */
export const differencesOf = (one: Figures, other: Figures): FigureName[] =>
  figureNames.filter((name) => (one[name] ?? null) !== (other[name] ?? null));

export const changesPrices = (one: Figures, other: Figures): boolean =>
  differencesOf(one, other).some((name) => priceNames.has(name));

/** "Booking fee: 6 → 8" */
export const changeText = (name: FigureName, from: Figures, to: Figures): string => {
  const label = figures.find((figure) => figure.name === name)?.label ?? name;
  return `${label}: ${wordOf(name, from[name])} → ${wordOf(name, to[name])}`;
};

const wordOf = (name: FigureName, value: FigureValue): string => {
  if (value === null || value === undefined) return texts.noLimit;
  return isPrice(name) ? money(value) : String(value);
};
