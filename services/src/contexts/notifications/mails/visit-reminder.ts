import { clockInWords } from '../../../platform/kernel/venue-time.js';
import { texts } from '../texts/visit-reminder.js';
import type { BookedVisit } from './booked-visit.js';
import { atVenue, dollars, linksOf, type Sender, typeNames, whenOf } from './booking-mail.js';
import type { Letter } from './letter.js';
import { formsOf } from './letter-forms.js';
import type { Mail } from './mail.js';
import { arrival } from './visit-notes.js';

/** Minutes before the start at which a party should be there, as `arrival` says it. */
const EARLY_MINUTES = 15;

/**
 * The mail of the day before. Undefined where there is nobody to remind any more: it was cancelled, is held, has begun, or its
 * party is inside.
 * @param startsAt the start that it is about: whoever was moved since is reminded of the new one
 */
export function visitReminder(visit: BookedVisit, startsAt: string, sender: Sender): Mail | undefined {
  // guard: a reminder is of the time that the visit has
  const isOfThisTime = visit.startsAt.getTime() === Date.parse(startsAt);
  if (!isOfThisTime || !isExpected(visit) || sender.at >= visit.startsAt) return undefined;
  const { experienceName, customerName: name, customerEmail: address } = visit;
  return {
    to: { name, address },
    subject: texts.reminder({ experienceName, visit: whenOf(visit) }),
    ...formsOf({
      productName: sender.productName,
      heading: experienceName,
      greets: name,
      greeting: texts.yourVisitIsComingUp,
      rows: rowsOfReminder(visit),
      ...linksOf(visit, sender),
      notes: notesOf(visit),
    }),
  };
}

const isExpected = ({ status, heldUntil }: BookedVisit): boolean =>
  status === 'confirmed' || (status === 'pending' && heldUntil === null);

/** What one wants to know on the way: what it cost was in the confirmation. */
const rowsOfReminder = (visit: BookedVisit): Letter['rows'] => {
  const {
    startsAt,
    timezone,
    venueName,
    venueAddress,
    tickets,
    ticketType,
    duration,
    reference,
    arrival: facts,
  } = visit;
  const arriveBy = new Date(startsAt.getTime() - EARLY_MINUTES * 60_000);
  return [
    [texts.when, texts.min({ visit: whenOf(visit), duration })],
    [texts.arriveBy, clockInWords(arriveBy, timezone)],
    [texts.where, `${venueName}, ${venueAddress}`],
    [texts.tickets, `${tickets} × ${typeNames[ticketType]}`],
    [texts.reference, reference],
    ...(facts.requirements ? [[texts.whatToKnow, facts.requirements] as const] : []),
    ...(facts.parking.length > 0 ? [[texts.parking, facts.parking.join(', ')] as const] : []),
    ...(facts.phone ? [[texts.phone, facts.phone] as const] : []),
  ];
};

const notesOf = (visit: BookedVisit): string[] => [
  arrival,
  texts.showTheTicketAtTheDoor,
  ...toPay(visit),
  changes(visit),
  ...visit.arrival.directions.map(({ title, text }) => texts.way({ title, text })),
  texts.aboutYourBooking,
];

const toPay = ({ money, total }: BookedVisit): string[] =>
  money.paid > 0 || total === 0 ? [] : [texts.payAtTheVenue({ total: dollars(total) })];

const changes = (visit: BookedVisit): string =>
  visit.options.canMove ? texts.stillMove({ moveUntil: atVenue(visit.options.moveUntil, visit) }) : texts.cannotMove;
