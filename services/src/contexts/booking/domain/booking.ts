import type { BookingStatus, TicketType } from '@northlight/contracts';
import { decider } from '../../../platform/kernel/decider.js';
import type { Cents } from '../../../platform/kernel/money.js';
import { Refusal } from '../../../platform/kernel/refusal.js';
import type { BookingEvent, Policy, Visit } from './booking.events.js';
import type { BookingCommand } from './booking-commands.js';
import { type Price, priceOf } from './price.js';

/** One customer's booking; `visit` is where its seats are now. */
export interface Booking {
  readonly status: 'none' | BookingStatus;
  readonly visit: Visit;
  readonly tickets: number;
  readonly ticketType: TicketType;
  readonly price: Price;
  readonly policy: Policy;
  /** ISO instant at which it lapses while pending; null where it does not. */
  readonly holdUntil: string | null;
  /** How often the hold was extended. */
  readonly extensions: number;
  /** Last instant of the full refund. */
  readonly refundUntil: string;
  /** What was given back, each time in its turn; the last of a cancelled booking is that of the cancellation. */
  readonly refunds: readonly Cents[];
  /** The account that it belongs to; null while it is a visitor's. */
  readonly userId: number | null;
}

/** §9: moving up to 24 hours before the start, full refund 48 hours or more before. */
export const housePolicy: Policy = { refundHours: 48, moveHours: 24 };

/** A hold may be extended so often (decisions.md 1.2). */
export const mostExtensions = 10;

const nowhere: Visit = { slotId: '', experienceId: 0, date: '', time: '', startsAt: '' };
const nothing: Price = { ticketPrice: 0, gross: 0, discount: 0, subtotal: 0, feePercent: 0, fee: 0, total: 0 };

/** From placed to visited, moved, cancelled or lapsed (decisions.md 1.3, G28). */
export const booking = decider<Booking, BookingCommand, BookingEvent>({
  initial: {
    status: 'none',
    visit: nowhere,
    tickets: 0,
    ticketType: 'standard',
    price: nothing,
    policy: housePolicy,
    holdUntil: null,
    extensions: 0,
    refundUntil: '',
    refunds: [],
    userId: null,
  },

  decide: {
    PlaceBooking: (placed, { status }) => {
      if (status !== 'none') throw new Refusal('CONFLICT'); // one id, one booking
      return [{ ...placed, type: 'BookingPlaced', policy: housePolicy }];
    },
    ConfirmBooking: ({ at }, booking) => {
      if (booking.status === 'confirmed') return [];
      mustNotHaveLapsed(booking, at);
      mustBe('pending', booking.status);
      return [{ type: 'BookingConfirmed' }];
    },
    ExtendHold: ({ until, at }, booking) => {
      mustNotHaveLapsed(booking, at);
      mustBe('pending', booking.status);
      if (booking.holdUntil === null || until <= booking.holdUntil) return [];
      if (booking.extensions >= mostExtensions) throw new Refusal('HOLD_NOT_EXTENDABLE', { times: mostExtensions });
      return [{ type: 'HoldExtended', until }];
    },
    ExpireHold: ({ at }, booking) =>
      booking.status === 'pending' && hasLapsed(booking, at) ? [{ type: 'HoldExpired' }] : [],
    MoveBooking: ({ to, at, by = 'customer', reason = '' }, booking) => {
      mustBeLive(booking, at);
      if (to.slotId === booking.visit.slotId) return [];
      if (by === 'customer') mustBeUnlocked(booking, at);
      const refundUntil = refundUntilAfterMove(booking, to, at);
      return [
        { type: 'BookingMoved', from: booking.visit, to, refundUntil, ...(by === 'staff' ? { by, reason } : {}) },
      ];
    },
    ChangeParty: ({ tickets, at, by = 'customer' }, booking) => {
      mustBeLive(booking, at);
      if (tickets === booking.tickets) return [];
      if (by === 'customer') mustBeUnlocked(booking, at);
      const price = priceOf({ tickets, ticketType: booking.ticketType, ticketPrice: booking.price.ticketPrice });
      const less = Math.max(0, booking.price.total - price.total);
      return [{ type: 'PartyChanged', tickets, price, refund: isRefundable(booking, at) ? less : 0 }];
    },
    CancelBooking: ({ by, reason, at }, booking) => {
      if (booking.status === 'cancelled') return [];
      mustBeLive(booking, at);
      if (by === 'customer') mustBeUnlocked(booking, at);
      return [{ type: 'BookingCancelled', by, reason, refund: refundOf(booking, at) }];
    },
    ClaimBooking: ({ userId }, { status, userId: owner }) => {
      if (status === 'none') throw new Refusal('BOOKING_NOT_FOUND');
      return owner === null ? [{ type: 'BookingClaimed', userId }] : [];
    },
    CheckIn: (_, { status, holdUntil }) => {
      if (status === 'checked_in') return [];
      // what is paid at the desk is confirmed by coming
      if (status === 'pending' && holdUntil === null) return [{ type: 'BookingConfirmed' }, { type: 'CheckedIn' }];
      mustBe('confirmed', status);
      return [{ type: 'CheckedIn' }];
    },
    UndoCheckIn: (_, { status }) => {
      if (status === 'confirmed') return [];
      mustBe('checked_in', status);
      return [{ type: 'CheckInUndone' }];
    },
    CompleteBooking: (_, { status }) => {
      mustBe('checked_in', status);
      return [{ type: 'BookingCompleted' }];
    },
    RecordNoShow: (_, { status }) => {
      mustBe('confirmed', status);
      return [{ type: 'NoShowRecorded' }];
    },
  },

  evolve: {
    BookingPlaced: ({ visit, tickets, ticketType, price, policy, holdUntil, userId }) => ({
      status: 'pending',
      visit,
      tickets,
      ticketType,
      price,
      policy,
      holdUntil,
      extensions: 0,
      refundUntil: hoursBefore(visit, policy.refundHours).toISOString(),
      refunds: [],
      userId,
    }),
    BookingConfirmed: (_, booking) => ({ ...booking, status: 'confirmed', holdUntil: null }),
    HoldExtended: ({ until }, booking) => ({ ...booking, holdUntil: until, extensions: booking.extensions + 1 }),
    HoldExpired: (_, booking) => ({ ...booking, status: 'expired' }),
    BookingMoved: ({ to, refundUntil }, booking) => ({ ...booking, visit: to, refundUntil }),
    PartyChanged: ({ tickets, price, refund }, booking) => ({
      ...booking,
      tickets,
      price,
      refunds: [...booking.refunds, refund],
    }),
    BookingCancelled: ({ refund }, booking) => ({
      ...booking,
      status: 'cancelled',
      refunds: [...booking.refunds, refund],
    }),
    BookingClaimed: ({ userId }, booking) => ({ ...booking, userId }),
    CheckedIn: (_, booking) => ({ ...booking, status: 'checked_in' }),
    CheckInUndone: (_, booking) => ({ ...booking, status: 'confirmed' }),
    BookingCompleted: (_, booking) => ({ ...booking, status: 'completed' }),
    NoShowRecorded: (_, booking) => ({ ...booking, status: 'no_show' }),
  },
});

/** Cents that a cancellation at `at` gives back: all of it, fee included, or nothing (§9). */
export const refundOf = (booking: Booking, at: Date): Cents => (isRefundable(booking, at) ? booking.price.total : 0);

/** Last instant at which the customer may still move, change or cancel; that second included (§9). */
export const changeUntil = ({ visit, policy }: Booking): Date => hoursBefore(visit, policy.moveHours);

/** That second included, and never again once it has passed (decisions.md 1.3). */
const isRefundable = ({ refundUntil }: Booking, at: Date): boolean => at <= new Date(refundUntil);

const refundUntilAfterMove = (booking: Booking, to: Visit, at: Date): string =>
  isRefundable(booking, at) ? hoursBefore(to, booking.policy.refundHours).toISOString() : booking.refundUntil;

/** Real elapsed hours before the start, also over a night when the clocks change. */
const hoursBefore = ({ startsAt }: Visit, hours: number): Date => new Date(Date.parse(startsAt) - hours * 3_600_000);

/** True from the end of a hold on, whether or not anybody has noticed. */
export const hasLapsed = ({ holdUntil }: Pick<Booking, 'holdUntil'>, at: Date): boolean =>
  holdUntil !== null && at >= new Date(holdUntil);

/** Noticed or not, it is the same to whoever comes too late. */
function mustNotHaveLapsed(booking: Booking, at: Date): void {
  const { status } = booking;
  if (status === 'expired' || (status === 'pending' && hasLapsed(booking, at))) throw new Refusal('HOLD_LAPSED');
}

function mustBe(expected: BookingStatus, status: Booking['status']): void {
  if (status === 'none') throw new Refusal('BOOKING_NOT_FOUND');
  if (status !== expected) throw new Refusal(expected === 'pending' ? 'BOOKING_NOT_PENDING' : 'BOOKING_NOT_LIVE');
}

/** Pending or confirmed; a hold whose time is over is not. */
function mustBeLive(booking: Booking, at: Date): void {
  const { status } = booking;
  if (status === 'none') throw new Refusal('BOOKING_NOT_FOUND');
  mustNotHaveLapsed(booking, at);
  if (status !== 'pending' && status !== 'confirmed') throw new Refusal('BOOKING_NOT_LIVE');
}

function mustBeUnlocked(booking: Booking, at: Date): void {
  if (at > changeUntil(booking)) throw new Refusal('BOOKING_LOCKED', { hours: booking.policy.moveHours });
}
