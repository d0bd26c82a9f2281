import { clockInWords } from '../../../platform/kernel/venue-time.js';
import { texts } from '../texts/visit-reminder.js';
import type { BookedVisit } from './booked-visit.js';
import { atVenue, bookingMail, dollars, type Sender, whenOf } from './booking-mail.js';
import type { Letter } from './letter.js';
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
  const isOfThisTime = visit.startsAt.getTime() === Date.parse(startsAt);
  if (!isOfThisTime || !isExpected(visit) || sender.at >= visit.startsAt) return undefined;
  const { experienceName } = visit;
  const words = {
    news: texts.yourVisitIsComingUp,
    subject: texts.reminder({ experienceName, visit: whenOf(visit) }),
    rows: rowsBeforeVisit(visit),
    notes: [arrival, texts.showTheTicketAtTheDoor, ...toPay(visit), changes(visit), texts.aboutYourBooking],
  };
  return { ...bookingMail(visit, words, sender), subject: words.subject };
}

const isExpected = ({ status, heldUntil }: BookedVisit): boolean =>
  status === 'confirmed' || (status === 'pending' && heldUntil === null);

const rowsBeforeVisit = ({ startsAt, timezone, arrival: facts }: BookedVisit): Letter['rows'] => [
  [texts.pleaseArriveBy, clockInWords(new Date(startsAt.getTime() - EARLY_MINUTES * 60_000), timezone)],
  ...(facts.requirements ? [[texts.whatToKnow, facts.requirements] as const] : []),
  ...facts.directions.map(({ title, text }) => [title, text] as const),
  ...(facts.parking.length > 0 ? [[texts.parking, facts.parking.join(', ')] as const] : []),
  ...(facts.phone ? [[texts.phone, facts.phone] as const] : []),
];

const toPay = ({ money, total }: BookedVisit): string[] =>
  money.paid > 0 || total === 0 ? [] : [texts.payAtTheVenue({ total: dollars(total) })];

const changes = (visit: BookedVisit): string =>
  visit.options.canMove ? texts.stillMove({ moveUntil: atVenue(visit.options.moveUntil, visit) }) : texts.cannotMove;
