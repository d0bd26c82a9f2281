import { type OpenTicketState, type OrderedOpenTicket, type PriceRules, yearsAfter } from '@northlight/contracts';
import { admissionTaxOf } from '../../../platform/kernel/admission-tax.js';
import type { Cents } from '../../../platform/kernel/money.js';
import { Refusal } from '../../../platform/kernel/refusal.js';
import { addDaysTo, dateInWords, instantOf, localTimeOf } from '../../../platform/kernel/venue-time.js';

/** What the price was worked out from; the booking is priced by the same. */
interface Terms {
  readonly ticketPrice: Cents;
  readonly planPercent?: number | undefined;
  readonly rules: PriceRules;
}

/** Tickets of an order whose time is chosen later. Amounts in cents. */
export interface OpenTicket extends OrderedOpenTicket {
  /** Also the id of the booking that they become. */
  readonly id: string;
  readonly terms: Terms;
  readonly subtotal: Cents;
  readonly fee: Cents;
  /** Last date (yyyy-MM-dd) on the venue's wall on which a time may be chosen. */
  readonly chooseBy: string;
  /** The instant (ISO) at which that date is over there. */
  readonly expiresAt: string;
  /** ISO instant at which they were given up, or at which nobody was behind them any more. */
  readonly cancelledAt: string | null;
}

/** Until when a time may be chosen: twelve months by the calendar of the venue. */
export function periodOf(at: Date, zone: string): Pick<OpenTicket, 'chooseBy' | 'expiresAt'> {
  const chooseBy = yearsAfter(localTimeOf(at, zone).date, 1);
  return { chooseBy, expiresAt: midnightAfter(chooseBy, zone).toISOString() };
}

/** Where clocks skip midnight, the day begins an hour later. */
function midnightAfter(date: string, zone: string): Date {
  const next = addDaysTo(date, 1);
  const start = instantOf({ date: next, time: '00:00' }, zone) ?? instantOf({ date: next, time: '01:00' }, zone);
  if (!start) throw new Error(`There is no start of ${next} in ${zone}`);
  return start;
}

/** A booking stands before everything else: it cannot be taken back by what happened to its tickets meanwhile. */
export function stateOf(
  { cancelledAt, expiresAt }: Pick<OpenTicket, 'cancelledAt' | 'expiresAt'>,
  { isBooked, at }: { readonly isBooked: boolean; readonly at: Date },
): OpenTicketState {
  if (isBooked) return 'scheduled';
  if (cancelledAt) return 'cancelled';
  return at >= new Date(expiresAt) ? 'expired' : 'open';
}

/** Why nothing can be done with it any more. */
export const hasExpired = ({ chooseBy }: Pick<OpenTicket, 'chooseBy'>): Refusal =>
  new Refusal('OPEN_TICKET_EXPIRED', { date: dateInWords(chooseBy) });

/** Whether a visit may be booked with it; one that has its visit is left to the log. @throws {Refusal} */
export function mustBeUsable(state: OpenTicketState, { chooseBy }: Pick<OpenTicket, 'chooseBy'>): void {
  if (state === 'cancelled') throw new Refusal('OPEN_TICKET_CANCELLED');
  if (state === 'expired') throw hasExpired({ chooseBy });
}

/** What it costs while it waits for a time. */
export function openTotal({ subtotal, fee, terms }: Pick<OpenTicket, 'subtotal' | 'fee' | 'terms'>) {
  const tax = admissionTaxOf(subtotal + fee, terms.rules);
  return { subtotal, fee, tax, total: subtotal + fee + tax };
}
