import type { TicketType } from '@northlight/contracts';
import { addDaysTo, weekdayOf } from '../../platform/kernel/venue-time.js';
import type { DemoSlot, DemoSlots } from './slots.js';

/** What happens to a demo booking after it was placed, and when. */
export type DemoStep =
  /** Paid at the desk; or confirmed by an order only, to be paid there. */
  | { readonly does: 'pay' | 'confirm'; readonly at: Date }
  | { readonly does: 'cancel' | 'expire' | 'check-in' | 'close'; readonly at: Date }
  /** Paid back in cash, in cents; or found not to be possible. */
  | { readonly does: 'refund'; readonly at: Date; readonly amount: number }
  | { readonly does: 'fail-refund'; readonly at: Date }
  | { readonly does: 'move'; readonly at: Date; readonly to: DemoSlot };

export interface DemoBooking {
  readonly slot: DemoSlot;
  readonly tickets: number;
  readonly ticketType: TicketType;
  readonly placedAt: Date;
  readonly steps: readonly DemoStep[];
  /** Booked by maya, without signing in; her account has the same e-mail. */
  readonly isMayas?: true;
}

/** A party that waits for seats of a sold-out slot. */
export interface DemoWait {
  readonly slot: DemoSlot;
  readonly party: number;
  readonly joinedAt: Date;
}

type Ending = 'pending' | 'confirmed' | 'completed' | 'no_show' | 'cancelled' | 'never_paid' | 'expired';

const minutes = 60_000;
const hours = 60 * minutes;
const after = (at: Date, span: number) => new Date(at.getTime() + span);

const mix: readonly (readonly [TicketType, number])[] = [
  ['standard', 2],
  ['group', 6],
  ['member', 2],
  ['family', 4],
  ['standard', 1],
  ['member', 3],
  ['standard', 4],
];
const pastEndings: readonly Ending[] = [
  'completed',
  'completed',
  'no_show',
  'completed',
  'never_paid',
  'completed',
  'expired',
];
/** One of the bookings to come that were paid and are cancelled. */
const refundThatFails = 34;
const futureEndings: readonly Ending[] = ['confirmed', 'confirmed', 'pending', 'confirmed', 'cancelled'];

/** The 60 bookings of decisions.md 5: the fixed cases, and 45 more from 30 days ago to 30 days ahead. */
export function demoBookings(slots: DemoSlots, now: Date): DemoBooking[] {
  return [...fixedCases(slots, now), ...fromLastMonth(slots), partyInside(slots, now), ...untilNextMonth(slots, now)];
}

/** The party of three that waits for the sold-out Saturday (decisions.md 5). */
export const demoWait = (slots: DemoSlots, now: Date): DemoWait => ({
  slot: slots.at(1, '14:30', firstSaturdays(slots)),
  party: 3,
  joinedAt: after(now, -30 * hours),
});

function fixedCases(slots: DemoSlots, now: Date): DemoBooking[] {
  const saturdays = firstSaturdays(slots);
  const sold = (experienceId: number, time: string, parties: readonly number[]) =>
    parties.map((tickets) => soldTo(slots.at(experienceId, time, saturdays), tickets, now));
  return [
    ...sold(1, '14:30', [8, 8, 4]),
    ...sold(1, '15:15', [10, 8]),
    ...sold(8, '12:00', [10, 9]),
    // 24 to 48 hours ahead: may move, no refund; 48 and more: full refund; less than 24: neither
    ofMaya(soldTo(slots.lastBefore(4, after(now, 47 * hours)), 2, now)),
    ofMaya(soldTo(slots.firstFrom(4, after(now, 49 * hours)), 2, now)),
    ofMaya(soldTo(slots.lastBefore(4, after(now, 23 * hours)), 2, now)),
    { ...soldTo(slots.near(2, 8, 3), 4, now), ticketType: 'family' },
    { ...soldTo(slots.near(3, 12, 2), 20, now), ticketType: 'group' },
    { ...soldTo(slots.near(10, 6, 5), 1, now), steps: [] },
    ofMaya(cancelledWithRefund(slots, now)),
    movedTwice(slots, now),
  ];
}

const ofMaya = (booking: DemoBooking): DemoBooking => ({ ...booking, isMayas: true });

/** Bought and paid two days ago; the parties of one slot a few minutes apart. */
function soldTo(slot: DemoSlot, tickets: number, now: Date): DemoBooking {
  const placedAt = after(now, -50 * hours + tickets * minutes);
  const ticketType = tickets >= 5 ? 'group' : 'standard';
  return { slot, tickets, ticketType, placedAt, steps: [{ does: 'pay', at: after(placedAt, 3 * minutes) }] };
}

function cancelledWithRefund(slots: DemoSlots, now: Date): DemoBooking {
  const booking = soldTo(slots.near(7, 15, 4), 3, now);
  const paidBack: DemoStep = { does: 'refund', at: after(now, -18 * hours), amount: 10_176 }; // 3 × $32 and 6%
  return { ...booking, steps: [...booking.steps, { does: 'cancel', at: after(now, -20 * hours) }, paidBack] };
}

function movedTwice(slots: DemoSlots, now: Date): DemoBooking {
  const booking = soldTo(slots.near(5, 9, 1), 2, now);
  const moves: DemoStep[] = [
    { does: 'move', at: after(now, -30 * hours), to: slots.near(5, 11, 6) },
    { does: 'move', at: after(now, -10 * hours), to: slots.near(5, 14, 2) },
  ];
  return { ...booking, steps: [...booking.steps, ...moves] };
}

/** Experiences that the fixed cases leave alone, or where there is room beside them. */
const elsewhere = [2, 3, 4, 5, 6, 7, 9, 10, 11, 12];
const nthOf = <T>(list: readonly T[], nth: number): T => list[nth % list.length] as T;

/** 23 bookings of the last 30 days. */
function fromLastMonth(slots: DemoSlots): DemoBooking[] {
  return Array.from({ length: 23 }, (_, nth) => {
    const [ticketType, tickets] = nthOf(mix, nth);
    const slot = slots.near(nthOf(elsewhere, nth), Math.floor((nth * 28) / 23) - 30, nth);
    const placedAt = after(slot.start, -(26 + (nth % 12)) * hours);
    const booking = { slot, tickets, ticketType, placedAt, steps: stepsTo(nthOf(pastEndings, nth), placedAt, slot) };
    return nth === 0 ? ofMaya(booking) : booking;
  });
}

/** Of today: a visit of yesterday is closed in the morning. */
function partyInside(slots: DemoSlots, now: Date): DemoBooking {
  const slot = slots.underWay(5, now);
  const placedAt = after(slot.start, -37 * hours);
  const checkedInAt = new Date(Math.min(slot.start.getTime() - 10 * minutes, now.getTime()));
  const steps: DemoStep[] = [
    { does: 'confirm', at: after(placedAt, 4 * minutes) },
    { does: 'check-in', at: checkedInAt },
  ];
  return { slot, tickets: 2, ticketType: 'member', placedAt, steps };
}

/** 21 bookings of the next 30 days, made in the last hours. */
function untilNextMonth(slots: DemoSlots, now: Date): DemoBooking[] {
  return Array.from({ length: 21 }, (_, index) => {
    const nth = index + 24;
    const [ticketType, tickets] = nthOf(mix, nth);
    const slot = slots.near(nthOf(elsewhere, nth), 3 + Math.floor((index * 27) / 20), nth);
    const placedAt = after(now, -(index + 1) * hours);
    const steps = stepsTo(nthOf(futureEndings, nth), placedAt, slot);
    if (nth === refundThatFails) steps.push({ does: 'fail-refund', at: after(now, -5 * hours) });
    return { slot, tickets, ticketType, placedAt, steps };
  });
}

function stepsTo(ending: Ending, placedAt: Date, { start }: DemoSlot): DemoStep[] {
  const confirm: DemoStep = { does: 'confirm', at: after(placedAt, 4 * minutes) };
  const pay: DemoStep = { does: 'pay', at: confirm.at };
  const cancel: DemoStep = { does: 'cancel', at: after(placedAt, 40 * minutes) };
  const checkIn: DemoStep = { does: 'check-in', at: after(start, -10 * minutes) };
  const close: DemoStep = { does: 'close', at: after(start, 90 * minutes) };
  return {
    pending: [],
    confirmed: [confirm],
    expired: [{ does: 'expire' as const, at: after(placedAt, 16 * minutes) }],
    cancelled: [pay, cancel],
    never_paid: [confirm, cancel],
    no_show: [confirm, close],
    completed: [confirm, checkIn, close],
  }[ending];
}

/** The first Saturday at least three days ahead, and the one after it should the venue be closed. */
function firstSaturdays({ today }: DemoSlots): string[] {
  const date = addDaysTo(today, 3);
  const first = addDaysTo(date, (6 - weekdayOf(date) + 7) % 7);
  return [first, addDaysTo(first, 7)];
}
