import type { BookingStatus } from '@northlight/contracts';
import { decider } from '../../../platform/kernel/decider.js';
import type { Cents } from '../../../platform/kernel/money.js';
import { Refusal } from '../../../platform/kernel/refusal.js';
import type { BookingEvent, BookingPlaced, Policy, Visit } from './booking.events.js';

export type BookingCommand =
  | (Omit<BookingPlaced, 'type' | 'policy'> & { readonly type: 'PlaceBooking' })
  | { readonly type: 'ConfirmBooking' }
  | { readonly type: 'MoveBooking'; readonly to: Visit; readonly at: Date }
  | {
      readonly type: 'CancelBooking';
      readonly by: 'customer' | 'staff';
      readonly reason: string;
      readonly at: Date;
    }
  | { readonly type: 'ExpireHold'; readonly at: Date }
  | { readonly type: 'CheckIn' }
  | { readonly type: 'CompleteBooking' }
  | { readonly type: 'RecordNoShow' };

/** One customer's booking; `visit` is where its seats are now. */
export interface Booking {
  readonly status: 'none' | BookingStatus;
  readonly visit: Visit;
  readonly tickets: number;
  readonly total: Cents;
  readonly policy: Policy;
  readonly holdUntil: string | null;
  /** Last instant of the full refund. */
  readonly refundUntil: string;
}

/** §9: moving up to 24 hours before the start, full refund 48 hours or more before. */
export const housePolicy: Policy = { refundHours: 48, moveHours: 24 };

const nowhere: Visit = { slotId: '', experienceId: 0, date: '', time: '', startsAt: '' };

/** From placed to visited, moved, cancelled or lapsed (decisions.md 1.3, G28). */
export const booking = decider<Booking, BookingCommand, BookingEvent>({
  initial: {
    status: 'none',
    visit: nowhere,
    tickets: 0,
    total: 0,
    policy: housePolicy,
    holdUntil: null,
    refundUntil: '',
  },

  decide: {
    PlaceBooking: (placed, { status }) => {
      if (status !== 'none') throw new Refusal('CONFLICT'); // one id, one booking
      return [{ ...placed, type: 'BookingPlaced', policy: housePolicy }];
    },
    ConfirmBooking: (_, { status }) => {
      if (status === 'confirmed') return [];
      mustBe('pending', status);
      return [{ type: 'BookingConfirmed' }];
    },
    MoveBooking: ({ to, at }, booking) => {
      mustBeLive(booking.status);
      if (to.slotId === booking.visit.slotId) return [];
      mustBeUnlocked(booking, at);
      return [{ type: 'BookingMoved', from: booking.visit, to, refundUntil: refundUntilAfterMove(booking, to, at) }];
    },
    CancelBooking: ({ by, reason, at }, booking) => {
      if (booking.status === 'cancelled') return [];
      mustBeLive(booking.status);
      if (by === 'customer') mustBeUnlocked(booking, at);
      return [{ type: 'BookingCancelled', by, reason, refund: refundOf(booking, at) }];
    },
    ExpireHold: ({ at }, { status, holdUntil }) =>
      status === 'pending' && holdUntil !== null && at >= new Date(holdUntil) ? [{ type: 'HoldExpired' }] : [],
    CheckIn: (_, { status }) => {
      if (status === 'checked_in') return [];
      mustBe('confirmed', status);
      return [{ type: 'CheckedIn' }];
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
    BookingPlaced: ({ visit, tickets, price, policy, holdUntil }) => ({
      status: 'pending',
      visit,
      tickets,
      total: price.total,
      policy,
      holdUntil,
      refundUntil: hoursBefore(visit, policy.refundHours).toISOString(),
    }),
    BookingConfirmed: (_, booking) => ({ ...booking, status: 'confirmed', holdUntil: null }),
    BookingMoved: ({ to, refundUntil }, booking) => ({ ...booking, visit: to, refundUntil }),
    BookingCancelled: (_, booking) => ({ ...booking, status: 'cancelled' }),
    HoldExpired: (_, booking) => ({ ...booking, status: 'expired' }),
    CheckedIn: (_, booking) => ({ ...booking, status: 'checked_in' }),
    BookingCompleted: (_, booking) => ({ ...booking, status: 'completed' }),
    NoShowRecorded: (_, booking) => ({ ...booking, status: 'no_show' }),
  },
});

/** Cents that a cancellation at `at` gives back: all of it, fee included, or nothing. Both limits are inclusive. */
const refundOf = ({ total, refundUntil }: Booking, at: Date): Cents => (at <= new Date(refundUntil) ? total : 0);

const refundUntilAfterMove = ({ refundUntil, policy }: Booking, to: Visit, at: Date): string =>
  at <= new Date(refundUntil) ? hoursBefore(to, policy.refundHours).toISOString() : refundUntil;

/** Real elapsed hours before the start, also over a night when the clocks change. */
const hoursBefore = ({ startsAt }: Visit, hours: number): Date => new Date(Date.parse(startsAt) - hours * 3_600_000);

function mustBe(expected: BookingStatus, status: Booking['status']): void {
  if (status === 'none') throw new Refusal('BOOKING_NOT_FOUND');
  if (status !== expected) throw new Refusal(expected === 'pending' ? 'BOOKING_NOT_PENDING' : 'BOOKING_NOT_LIVE');
}

function mustBeLive(status: Booking['status']): void {
  if (status === 'none') throw new Refusal('BOOKING_NOT_FOUND');
  if (status !== 'pending' && status !== 'confirmed') throw new Refusal('BOOKING_NOT_LIVE');
}

function mustBeUnlocked({ visit, policy }: Booking, at: Date): void {
  if (at > hoursBefore(visit, policy.moveHours)) throw new Refusal('BOOKING_LOCKED', { hours: policy.moveHours });
}
