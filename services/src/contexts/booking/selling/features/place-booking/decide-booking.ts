import type { BookingPolicy, BookingStatus, PaidWith, PlaceBookingDto } from '@northlight/contracts';
import type { Work } from '@northlight/event-store';
import { freshId } from '../../../../../platform/kernel/fresh-id.js';
import type { Visitor } from '../../../../../platform/kernel/limit.js';
import type { Cents } from '../../../../../platform/kernel/money.js';
import { Refusal } from '../../../../../platform/kernel/refusal.js';
import { Entropy } from '../../../../../platform/privacy/entropy.js';
import type { Visit } from '../../../domain/booking/booking.events.js';
import { booking, policySnapshot, referenceOf } from '../../../domain/booking/booking.js';
import { mustBeLetIn } from '../../../domain/booking/letting-in.js';
import type { PromisedTerms } from '../../../domain/booking/promised-tickets.js';
import { holdEndOf } from '../../../domain/booking/visit.js';
import type { Price } from '../../../domain/money/price.js';
import { takeOffer, takeSeats } from '../../../domain/seats.js';
import { bookingStream } from '../../../domain/slot/slot-id.js';
import type { Customers, SealedCustomer } from '../../../persistence/customers.repository.js';
import { decideOnSeats } from '../../../shared/decide-on-seats.js';
import type { PriorityHours, SeatSeeker } from '../../../shared/priority-hours.js';
import type { PaidBefore, TicketFunds } from './paid-before.js';
import type { BookedSeats, Paid } from './paid-by-voucher.js';

/** Who asks, and under which Idempotency-Key. */
export interface Caller extends SeatSeeker {
  readonly userId: number | null;
  readonly key?: string | undefined;
  /** Where it comes from: guesses at the codes of vouchers are counted. */
  readonly address?: string | undefined;
  /** A visitor, whose seats are counted. */
  readonly visitor?: Visitor | undefined;
  /** Sold by a member of staff at the desk: firm at once, and let in where the party came to stay. */
  readonly desk?: { readonly userId: number; readonly letIn: boolean; readonly paidWith?: PaidWith | undefined };
  /** The tickets were ordered before: the booking takes their id, so that they are used once, and is firm at once. */
  readonly openTicket?: {
    readonly id: string;
    readonly terms: PromisedTerms;
    readonly funds?: TicketFunds | undefined;
  };
  /** The id that it has already, as in an import. */
  readonly id?: string;
  /** How long its seats are held, whatever the rules say; null: for good. */
  readonly holdMinutes?: number | null;
  /** False: nobody is written to. */
  readonly notify?: boolean;
}

/** All that a booking is decided on, worked out before. */
export interface BookingDecision {
  readonly request: PlaceBookingDto;
  readonly caller: Caller;
  readonly visit: Visit;
  readonly zone: string;
  /** Without a gift voucher. */
  readonly price: Price;
  readonly rules: BookingPolicy;
  readonly priority: PriorityHours;
  readonly customers: Customers;
  readonly customer: () => SealedCustomer;
  /** Takes money for it from a gift voucher, where one pays. */
  readonly pay?: (booked: BookedSeats) => Paid;
}

/** What the log remembers of an answer: nothing of the person, who sends the rest again with the same key. */
export interface PlacedBooking {
  readonly id: string;
  readonly reference: string;
  readonly holdUntil: string | null;
  readonly price: Price;
  /** What is left on the gift voucher that pays a part, where one does. */
  readonly voucherLeft?: Cents | undefined;
  /** Left out while it is pending. */
  readonly status?: BookingStatus;
}

/** Seats that a booking has, before there is a booking. */
interface TakenSeats {
  readonly id: string;
  readonly reference: string;
  readonly holdUntil: string | null;
  readonly at: Date;
}

const entropy = new Entropy();

/**
 * Takes the seats and, where a gift voucher pays or the tickets were paid before, the money; writes the booking; and makes it firm where it was sold at the
 * desk or ordered before: all in one commit.
 * @throws {Refusal} OPEN_TICKET_USED, NOT_TODAY, and what slot, waitlist and voucher refuse
 */
export function decideBooking(work: Work, decision: BookingDecision, at: Date): PlacedBooking {
  const taken = holdSeats(work, decision, at);
  const { id: booking, reference } = taken;
  const paid = decision.pay?.({ booking, venueId: decision.request.venueId, reference, at });
  // at the desk the voucher is a payment that its till tells: the booking is placed without it
  const atDesk = decision.caller.desk && paid?.voucher ? paid : undefined;
  const placed = place(work, decision, { ...taken, paid: atDesk ? undefined : paid });
  if (atDesk?.voucher) applyVoucherAtDesk(work, booking, atDesk);
  const whole = atDesk ? { ...placed, price: atDesk.price, voucherLeft: atDesk.left } : placed;
  const status = confirmAtOnce(work, decision, { ...taken, online: paid?.online });
  return status ? { ...whole, status } : whole;
}

function applyVoucherAtDesk(work: Work, id: string, { voucher, left, price }: Paid): void {
  const balance = left + (price.voucher ?? 0);
  if (voucher) work.apply(booking, bookingStream(id), { type: 'ApplyVoucher', voucher, balance });
}

function holdSeats(work: Work, decision: BookingDecision, at: Date): TakenSeats {
  const { request, caller, visit, zone, rules, priority } = decision;
  const id = idFor(work, caller, at);
  const holdUntil = holdEndOf(at, visit.startsAt, holdMinutesOf(caller, rules));
  const entryId = request.offer?.entryId;
  const byStaff = caller.byStaff || caller.desk !== undefined;
  const priorityHours = priority.of(work, visit.slotId, { plan: caller.plan, byStaff, at });
  const hold = { bookingId: id, seats: request.numberOfTickets, until: holdUntil, at, zone, priorityHours };
  decideOnSeats(work, visit.slotId, (awaited) =>
    entryId ? takeOffer(awaited, entryId, hold) : takeSeats(awaited, hold),
  );
  return { id, reference: referenceOf([...entropy.take(8)]), holdUntil, at };
}

/** What the booking is called: a fresh name, unless it has one already. @throws {Refusal} OPEN_TICKET_USED */
function idFor(work: Work, { id, openTicket }: Caller, at: Date): string {
  if (!openTicket) return id ?? freshId(at);
  const { status } = work.load(booking, bookingStream(openTicket.id));
  if (status !== 'none') throw new Refusal('OPEN_TICKET_USED');
  return openTicket.id;
}

/** What is sold at the desk, or was ordered before, is held for good. */
const holdMinutesOf = ({ desk, openTicket, holdMinutes }: Caller, rules: BookingPolicy): number | null => {
  if (desk || openTicket) return null;
  return holdMinutes === undefined ? rules.holdMinutes : holdMinutes;
};

function place(work: Work, decision: BookingDecision, seats: TakenSeats & { readonly paid: Paid | undefined }) {
  const { request, caller, visit, rules, customers } = decision;
  const { id, reference, holdUntil, paid } = seats;
  const { venueId, ticketType, numberOfTickets: tickets } = request;
  const price = paid ? paid.price : decision.price;
  const sealed = decision.customer();
  const sold = policySnapshot(rules);
  work.begin(booking, bookingStream(id), {
    type: 'PlaceBooking',
    reference,
    visit,
    tickets,
    ticketType,
    price,
    policy: sold.policy,
    rules: sold.rules,
    customerRef: sealed.ref,
    userId: caller.userId,
    holdUntil,
    voucher: paid?.voucher,
  });
  work.keep(customers, sealed);
  const mail = holdUntil === null ? 'booking-confirmation' : 'booking-held';
  if (caller.notify !== false && request.customerEmail) work.enqueue(mail, { venueId, bookingId: id });
  return { id, reference, holdUntil, price, voucherLeft: paid?.left };
}

/**
 * What follows in the same commit: an open ticket and a sale at the desk are firm, and the party is in where it came to
 * stay. @returns the status, undefined while it is pending @throws {Refusal} NOT_TODAY for a party of another day
 */
function confirmAtOnce(
  work: Work,
  { caller, zone }: BookingDecision,
  { id, at, online }: TakenSeats & { readonly online: PaidBefore | undefined },
): BookingStatus | undefined {
  const { openTicket, desk } = caller;
  if (!openTicket && !desk) return undefined;
  const stream = bookingStream(id);
  // whoever ordered an open ticket has pressed once, and its order knows what of it is paid
  const paid = openTicket ? undefined : true;
  const confirmed = work.apply(booking, stream, { type: 'ConfirmBooking', at, paid, paidWith: desk?.paidWith });
  if (online) work.apply(booking, stream, { type: 'PayOnline', ...online, at });
  if (openTicket || !desk?.letIn) return 'confirmed';
  mustBeLetIn(confirmed, { zone, now: at, checkedInAt: null, anyway: false });
  work.apply(booking, stream, { type: 'CheckIn' });
  return 'checked_in';
}
