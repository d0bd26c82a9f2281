import { describe, expect, it } from '@jest/globals';
import { statedPriceRules, type TicketType } from '@northlight/contracts';
import fc from 'fast-check';
import { centsOf } from '../../../../platform/kernel/money.js';
import { type Posting, summed } from '../../../../platform/kernel/posting.js';
import { Refusal } from '../../../../platform/kernel/refusal.js';
import { aBookingPlaced, aVisit } from '../../testing/builders.js';
import { TillAudit } from '../../testing/till-audit.js';
import type { BookingEvent } from '../booking/booking.events.js';
import { booking } from '../booking/booking.js';
import { moneyOf } from '../booking/booking-money.js';
import { optionsOf } from '../booking/booking-options.js';
import type { Booking, BookingCommand } from '../booking/booking-types.js';
import { grantableOf } from './balance.js';
import { postingsOf } from './booking-journal.js';
import { priceOf } from './price.js';

type Deed =
  | 'pay'
  | 'confirm'
  | 'change'
  | 'move'
  | 'cancel'
  | 'favor'
  | 'grant'
  | 'grant all'
  | 'withdraw'
  | 'let in'
  | 'gift card'
  | 'undo'
  | 'stay away'
  | 'pay back'
  | 'fail'
  | 'drop';

/** One thing that happens some hours after the last; the gift voucher may be revoked before it. */
interface Act {
  readonly does: Deed;
  readonly hours: number;
  readonly tickets: number;
  readonly endsVoucher: boolean;
}

interface Moment {
  readonly at: Date;
  readonly isVoucherGone: boolean;
}

const deeds = fc.constantFrom<Deed>(
  ...(['pay', 'confirm', 'change', 'change', 'change', 'move', 'cancel', 'favor'] as const),
  ...([
    'let in',
    'gift card',
    'undo',
    'stay away',
    'pay back',
    'pay back',
    'fail',
    'drop',
    'grant',
    'grant',
    'grant all',
    'withdraw',
  ] as const),
);
const act: fc.Arbitrary<Act> = fc.record({
  does: deeds,
  hours: fc.constantFrom(0, 0, 1, 20),
  tickets: fc.integer({ min: 1, max: 20 }),
  endsVoucher: fc.constantFrom(false, false, false, false, true),
});
interface Run {
  readonly ticketType: TicketType;
  readonly tickets: number;
  readonly voucher: number;
  readonly guests: number;
  readonly taxBasisPoints: number;
  readonly acts: readonly Act[];
}

const run: fc.Arbitrary<Run> = fc.record({
  ticketType: fc.constantFrom<TicketType>('standard', 'group', 'member'),
  tickets: fc.integer({ min: 1, max: 20 }),
  voucher: fc.constantFrom(0, 1_600, 5_000, 100_000),
  guests: fc.constantFrom(0, 0, 1, 3),
  taxBasisPoints: fc.constantFrom(0, 875),
  acts: fc.array(act, { maxLength: 20 }),
});

const voucherRef = { ledger: -3, id: '00000000-0000-4000-8000-00000000000a' };
const start = Date.parse(aBookingPlaced().visit.startsAt);
const hour = 3_600_000;

function commandOf(
  { does, tickets }: Act,
  { balance, grants }: Booking,
  { at, isVoucherGone }: Moment,
): BookingCommand {
  const grant = { type: 'GrantRefund', reason: 'equipment', isVoucherGone } as const;
  const cancel = { type: 'CancelBooking', reason: 'other', at, isVoucherGone } as const;
  const commands: Readonly<Record<Deed, BookingCommand>> = {
    pay: { type: 'ConfirmBooking', at, paid: true },
    confirm: { type: 'ConfirmBooking', at },
    change: { type: 'ChangeParty', tickets, at, by: 'staff', isVoucherGone },
    move: { type: 'MoveBooking', to: aVisit({ date: '2026-12-05' }), at, by: 'staff' },
    cancel: { ...cancel, by: 'staff' },
    favor: { ...cancel, by: 'staff', refundAll: true },
    grant: { ...grant, amount: tickets * 700 },
    'grant all': { ...grant, amount: grantableOf(balance) },
    withdraw: { type: 'WithdrawGrant', amount: grants.at(-1)?.amount ?? 1 },
    'let in': { type: 'CheckIn' },
    'gift card': { type: 'ApplyVoucher', voucher: voucherRef, balance: tickets * 500 },
    undo: { type: 'UndoCheckIn' },
    'stay away': { type: 'RecordNoShow' },
    'pay back': { type: 'PayRefund', amount: balance.owed, method: 'cash' },
    fail: { type: 'FailRefund', reason: 'other' },
    drop: { type: 'DropRefund' },
  };
  return commands[does];
}

function decided(command: BookingCommand, state: Booking): readonly BookingEvent[] {
  try {
    return booking.decide(command, state);
  } catch (error) {
    if (error instanceof Refusal) return [];
    throw error;
  }
}

/** What is said before a cancellation, of what then goes back. */
function mustKeepItsWord(options: ReturnType<typeof optionsOf>, events: readonly BookingEvent[]): void {
  for (const event of events) {
    if (event.type !== 'BookingCancelled' || event.refundAll) continue;
    expect([centsOf(options.refundNow), centsOf(options.voucherNow ?? 0)]).toEqual([
      event.refund,
      event.voucherBack ?? 0,
    ]);
  }
}

/** Debits are credits, and what is deferred or earned is what the venue holds. */
function mustBalance(books: readonly Posting[], { balance: { held, owed }, status, price }: Booking): void {
  const sums = new Map(summed(books).map(({ account, amount }) => [account, amount]));
  const of = (account: Posting['account']) => sums.get(account) ?? 0;
  expect([...sums.values()].reduce((sum, amount) => sum + amount, 0)).toBe(0);
  expect([status, of('deferred') + of('tickets') + of('tax')]).toEqual([status, held === 0 ? 0 : -held]);
  const kept = held - owed;
  const tax = price?.tax ? Math.floor(kept * (price.tax / (price.total + (price.voucher ?? 0))) + 0.5 + 1e-9) : 0;
  expect([status, of('tax')]).toEqual([status, tax === 0 ? 0 : -tax]);
  const isOver = ['checked_in', 'completed', 'no_show', 'cancelled', 'expired'].includes(status);
  const earned = isOver ? kept - tax : 0;
  expect([status, of('tickets')]).toEqual([status, earned === 0 ? 0 : -earned]);
}

function play({ ticketType, tickets, voucher, guests, taxBasisPoints, acts }: Run): void {
  const guestPasses = Math.min(guests, tickets - 1);
  const rules = { ...statedPriceRules, taxBasisPoints };
  const price = priceOf({ ticketType, tickets, ticketPrice: 3_400, voucher, guestPasses }, rules);
  const placed = aBookingPlaced({ ticketType, tickets, price, rules, voucher: voucher > 0 ? voucherRef : undefined });
  const till = new TillAudit();
  const books: Posting[] = [];
  let state = booking.initial;
  const happens = (event: BookingEvent): void => {
    const { owed } = state.balance;
    const before = state;
    state = booking.evolve(state, event);
    books.push(...postingsOf(event, before, state));
    mustBalance(books, state);
    if ('refund' in event && event.refund > 0) expect(state.balance.owed - owed).toBe(event.refund);
    till.count(event);
    expect([event.type, till.breaches(state.balance)]).toEqual([event.type, []]);
  };
  happens(placed);
  let at = start - 72 * hour;
  let isVoucherGone = false;
  for (const one of acts) {
    at += one.hours * hour;
    isVoucherGone ||= one.endsVoucher;
    const now = new Date(at);
    const options = optionsOf(state, now, isVoucherGone);
    const events = decided(commandOf(one, state, { at: now, isVoucherGone }), state);
    if (options.canCancel) mustKeepItsWord(options, events);
    if (isVoucherGone) expect(events.some((event) => 'voucherBack' in event)).toBe(false);
    for (const event of events) happens(event);
    const { refundOwed, refundPaid, paid } = moneyOf(state);
    expect(centsOf(refundOwed) + centsOf(refundPaid)).toBeLessThanOrEqual(centsOf(paid));
  }
}

describe('any run of what happens to a booking and its money', () => {
  it('never owes more than was paid and has not gone back, and loses no cent', () => {
    fc.assert(fc.property(run, play), { numRuns: 2_000 });
  });
});
