import { describe, expect, it } from '@jest/globals';
import type { BookingEvent } from '../domain/booking/booking.events.js';
import { type SlotEvent, seatsHeld, seatsReleased, slotOpened } from '../domain/slot/slot.events.js';
import type { WaitlistEvent } from '../domain/waitlist/waitlist.events.js';
import { breachesOf, type Entry } from './breaches.js';
import { aBookingPlaced, paidAtTheDesk } from './builders.js';

const slotId = '1-1-2026-11-28-1430';
const opened = slotOpened({ experienceId: 1, date: '2026-11-28', time: '14:30', capacity: 4 });
const placed = aBookingPlaced({ tickets: 2 });
const at = new Date('2026-11-20T15:00:00Z');

/** A log that says this, one event after the other. */
function logOf(
  ...input: readonly (readonly [stream: string, event: SlotEvent | BookingEvent | WaitlistEvent])[]
): Entry[] {
  const versions = new Map<string, number>();
  return input.map(([stream, event], nth) => {
    const version = (versions.get(stream) ?? 0) + 1;
    versions.set(stream, version);
    return { ledger: 1, position: nth + 1, stream, version, event, meta: {}, at };
  });
}

const slot = `slot/${slotId}`;
const ann = 'booking/ann';
const good = logOf([slot, opened], [slot, seatsHeld('ann', 2)], [ann, placed]);

describe('the auditor', () => {
  it('has nothing to say about a log that is right', () => {
    expect(breachesOf(good)).toEqual([]);
  });

  it('sees a gap, a version that is missing and one that is there twice', () => {
    expect(breachesOf(good.slice(1), 0)).not.toEqual([]);
    expect(breachesOf(good.map((entry) => ({ ...entry, version: 1 })))).toEqual([
      `${slot} has version 1 where 2 belongs`,
    ]);
  });

  it('sees a seat too many', () => {
    expect(breachesOf(logOf([slot, opened], [slot, seatsHeld('ann', 5)])).join()).toContain('5 of 4 seats are taken');
  });

  it('sees seats that are given back twice', () => {
    const back = seatsReleased('ann', 2, 'cancelled');
    const cancelled = { type: 'BookingCancelled', by: 'customer', reason: '', refund: 7208 } as const;
    const twice = logOf(
      [slot, opened],
      [slot, seatsHeld('ann', 2)],
      [ann, placed],
      [ann, paidAtTheDesk],
      [ann, cancelled],
      [slot, back],
      [slot, back],
    );
    expect(breachesOf(twice)).toEqual([`slot ${slotId}, SeatsReleased: ann gave 2 seats back and had 0`]);
  });

  it('sees a booking without seats, seats without a booking, and a party of another size', () => {
    expect(breachesOf(logOf([slot, opened], [ann, placed]))).toEqual([
      `ann belongs in [${slotId}] and has seats in []`,
    ]);
    expect(breachesOf(logOf([slot, opened], [slot, seatsHeld('ann', 2)])).join()).toContain('for ann of 0');
    expect(breachesOf(logOf([slot, opened], [slot, seatsHeld('ann', 1)], [ann, placed])).join()).toContain('of 2');
  });

  it('sees a cent too much', () => {
    const dear = aBookingPlaced({ price: { ...placed.price, total: 7209 } });
    expect(breachesOf(logOf([slot, opened], [slot, seatsHeld('ann', 2)], [ann, dear])).join()).toContain('costs 7209');
    const cancelled = { type: 'BookingCancelled', by: 'customer', reason: '', refund: 7207 } as const;
    const back = seatsReleased('ann', 2, 'cancelled');
    const short = (...paid: readonly (typeof paidAtTheDesk)[]) =>
      logOf(
        [slot, opened],
        [slot, seatsHeld('ann', 2)],
        [ann, placed],
        ...paid.map((event) => [ann, event] as const),
        [ann, cancelled],
        [slot, back],
      );
    const wrong = (due: number) => [`booking ann, BookingCancelled: gave 7207 cents back, ${due} were due`];
    expect(breachesOf(short(paidAtTheDesk))).toEqual(wrong(7208));
    expect(breachesOf(short())).toEqual(wrong(0));
  });

  it('sees money that does not go back to the gift voucher, or to its customer', () => {
    const byVoucher = aBookingPlaced({ price: { ...placed.price, voucher: 5_000, fee: 108, total: 1_908 } });
    const bought = [
      [slot, opened],
      [slot, seatsHeld('ann', 2)],
      [ann, byVoucher],
      [ann, paidAtTheDesk],
    ] as const;
    const cancelled = (refund: number, voucherBack: number) =>
      logOf(
        ...bought,
        [ann, { type: 'BookingCancelled', by: 'customer', reason: '', refund, voucherBack }],
        [slot, seatsReleased('ann', 2, 'cancelled')],
      );
    expect(breachesOf(cancelled(1_908, 5_000))).toEqual([]);
    expect(breachesOf(cancelled(1_908, 4_999)).join()).toContain('gave 4999 cents to the voucher, 5000 were due');
    expect(breachesOf(cancelled(6_908, 0))).toHaveLength(2);
  });

  it('sees an offer that goes on after the start', () => {
    const list = `waitlist/${slotId}`;
    const offered = (until: string) =>
      logOf(
        [slot, opened],
        [list, { type: 'WaitlistJoined', entryId: 'eve', party: 2, customerRef: '' }],
        [list, { type: 'SeatsOffered', entryId: 'eve', seats: 2, until }],
        [slot, { ...seatsHeld('eve', 2, until), offer: true }],
      );
    expect(breachesOf(offered('2026-11-28T19:30:00.000Z'))).toEqual([]);
    expect(breachesOf(offered('2026-11-28T19:30:01.000Z')).join()).toContain('it starts 2026-11-28T19:30:00.000Z');
  });

  it('sees a booking that two accounts have claimed', () => {
    const claimed = (userId: number) => [ann, { type: 'BookingClaimed', userId }] as const;
    const bought = [[slot, opened], [slot, seatsHeld('ann', 2)], [ann, placed], claimed(1)] as const;
    expect(breachesOf(logOf(...bought))).toEqual([]);
    expect(breachesOf(logOf(...bought, claimed(2)))).toEqual([
      'booking ann, BookingClaimed: was claimed though it had an owner',
    ]);
  });
});
