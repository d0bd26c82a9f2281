import { type BookingPolicy, type PriceRules, statedPolicy, statedPriceRules } from '@northlight/contracts';
import { decider } from '@northlight/event-store/decider';
import { readableCode } from '../../../../platform/kernel/readable-code.js';
import { Refusal } from '../../../../platform/kernel/refusal.js';
import { missed, openingBalance, paidAtDesk, voucherBackAt, voucherBackDropped } from '../money/balance.js';
import { type Price, priceRulesOf } from '../money/price.js';
import type { BookingEvent, HoldExpired, Policy, Visit } from './booking.events.js';
import { hasLapsed, refundUntilAfterMove } from './booking-deadlines.js';
import { mustBe, mustBeLive, mustBePending, mustBeUnlocked, mustNotHaveLapsed } from './booking-guards.js';
import type { Booking, BookingCommand } from './booking-types.js';
import { cancelDecisions } from './cancelling.js';
import { partyDecisions, withParty } from './changing-party.js';
import { doorDecisions, doorSteps } from './coming-in.js';
import { takenBy } from './desk-payment.js';
import { deskVoucherDecisions, deskVoucherSteps } from './desk-voucher.js';
import { grantDecisions, grantSteps } from './granting.js';
import { onlineDecisions, onlineSteps } from './online-payment.js';
import { nothingOwed, refundDecisions, refundSteps, withPrice } from './refund.js';
import { hoursBefore } from './visit.js';

/** A hold may be extended so often (decisions.md 1.2). */
export const maxExtensions = 10;

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
    policy: statedPolicy,
    rules: statedPriceRules,
    holdUntil: null,
    extensions: 0,
    refundUntil: '',
    ...nothingOwed,
    userId: null,
    voucher: undefined,
    letIn: [],
    online: [],
    sentRefunds: new Map(),
  },

  decide: {
    PlaceBooking: (placed, { status }) => {
      // guard: one id, one booking
      if (status !== 'none') throw new Refusal('CONFLICT'); // one id, one booking
      return [{ ...placed, type: 'BookingPlaced' }];
    },
    ConfirmBooking: ({ at, paid, paidWith }, booking) => {
      if (booking.status === 'confirmed') return [];
      mustNotHaveLapsed(booking, at);
      mustBePending(booking.status);
      if (!paid) return [{ type: 'BookingConfirmed' }];
      const { balance } = booking;
      return [{ type: 'BookingConfirmed', paid, ...takenBy(balance, paidAtDesk(balance), paidWith) }];
    },
    ExtendHold: ({ until, at }, booking) => {
      mustNotHaveLapsed(booking, at);
      mustBePending(booking.status);
      if (booking.holdUntil === null || until <= booking.holdUntil) return [];
      // guard: a hold is extended ten times
      if (booking.extensions >= maxExtensions) throw new Refusal('HOLD_NOT_EXTENDABLE', { times: maxExtensions });
      return [{ type: 'HoldExtended', until }];
    },
    // guard: a hold does not lapse early
    ExpireHold: ({ at }, booking) =>
      booking.status === 'pending' && hasLapsed(booking, at) ? [holdExpired(booking)] : [],
    DropVoucherBack: ({ cents }, { status, balance }) => {
      const amount = status === 'expired' ? Math.min(cents, balance.voucherBack) : 0;
      return amount > 0 ? [{ type: 'VoucherBackDropped', amount }] : [];
    },
    MoveBooking: ({ to, at, by = 'customer', reason = '' }, booking) => {
      mustBeLive(booking, at);
      // guard: a move to where it is changes nothing
      if (to.slotId === booking.visit.slotId) return [];
      if (by === 'customer') mustBeUnlocked(booking, at);
      const refundUntil = refundUntilAfterMove(booking, to, at);
      return [
        { type: 'BookingMoved', from: booking.visit, to, refundUntil, ...(by === 'staff' ? { by, reason } : {}) },
      ];
    },
    ...partyDecisions,
    ...cancelDecisions,
    ClaimBooking: ({ userId, isCorrected = false }, { status, userId: owner }) => {
      if (status === 'none') throw new Refusal('BOOKING_NOT_FOUND');
      // guard: a booking that has an owner is claimed by nobody
      const isFree = owner === null || (isCorrected && owner !== userId);
      return isFree ? [{ type: 'BookingClaimed', userId }] : [];
    },
    ...refundDecisions,
    ...onlineDecisions,
    ...grantDecisions,
    ...doorDecisions,
    ...deskVoucherDecisions,
    CompleteBooking: (_, { status }) => {
      // guard: a visit that did not happen is not completed
      mustBe('checked_in', status);
      return [{ type: 'BookingCompleted' }];
    },
    RecordNoShow: (_, { status, holdUntil }) => {
      // what is paid at the desk was expected there; a hold with an end lapses by that, and its seats go back
      // guard: a hold with an end is not missed
      if (status !== 'pending' || holdUntil !== null) mustBe('confirmed', status);
      return [{ type: 'NoShowRecorded' }];
    },
  },

  evolve: {
    BookingPlaced: ({ visit, tickets, ticketType, price, policy, rules, holdUntil, userId, voucher }, booking) => ({
      ...booking,
      status: 'pending',
      visit,
      tickets,
      ticketType,
      price,
      policy,
      rules: rules ?? statedPriceRules,
      holdUntil,
      refundUntil: hoursBefore(visit, policy.refundHours).toISOString(),
      balance: openingBalance(price),
      userId,
      voucher,
    }),
    // guard: a confirmed booking does not lapse
    BookingConfirmed: ({ paid }, booking) => ({
      ...booking,
      // guard: what an order confirms is not taken for paid
      balance: paid ? paidAtDesk(booking.balance) : booking.balance,
      status: 'confirmed',
      holdUntil: null,
    }),
    HoldExtended: ({ until }, booking) => ({ ...booking, holdUntil: until, extensions: booking.extensions + 1 }),
    // what its gift voucher was to pay goes back to that; `VoucherBackDropped` follows where it takes nothing back any more
    HoldExpired: (_, booking) => ({
      ...withPrice(booking, 0, { refund: 0, voucherBack: voucherBackAt(booking.balance, 0) }),
      status: 'expired',
    }),
    VoucherBackDropped: ({ amount }, booking) => ({
      ...booking,
      balance: voucherBackDropped(booking.balance, amount),
    }),
    BookingMoved: ({ to, refundUntil }, booking) => ({ ...booking, visit: to, refundUntil }),
    PartyChanged: (event, booking) => withParty(booking, event),
    BookingCancelled: ({ refund, voucherBack, callOff }, booking) => ({
      ...withPrice(booking, 0, { refund, voucherBack }),
      status: 'cancelled',
      callOff,
    }),
    ...refundSteps,
    ...onlineSteps,
    ...grantSteps,
    BookingClaimed: ({ userId }, booking) => ({ ...booking, userId }),
    ...doorSteps,
    ...deskVoucherSteps,
    BookingCompleted: (_, booking) => ({ ...booking, status: 'completed' }),
    NoShowRecorded: (_, booking) => ({ ...booking, balance: missed(booking.balance), status: 'no_show' }),
  },
});

const holdExpired = ({ voucher }: Booking): HoldExpired => ({ type: 'HoldExpired', ...(voucher && { voucher }) });

/** Turns eight random bytes into a reference as customers know it: `NL-7K4M2QXD`. */
export const referenceOf = (random: readonly number[]): string => `NL-${readableCode(random)}`;

const ruleNames = Object.keys(statedPriceRules) as (keyof PriceRules)[];

/** What a booking remembers of the booking policy; the figures of the specification are known without being written down. */
export function policySnapshot(rules: BookingPolicy): {
  readonly policy: Policy;
  readonly rules: PriceRules | undefined;
} {
  const { refundHours, moveHours } = rules;
  const policy = { refundHours, moveHours };
  if (!rules.taxBasisPoints && ruleNames.every((name) => rules[name] === statedPriceRules[name]))
    return { policy, rules: undefined };
  return { policy, rules: priceRulesOf(rules) };
}
