import { describe, expect, it } from '@jest/globals';
import type { BookingEvent } from '../domain/booking/booking.events.js';
import type { Entry } from './breaches.js';
import { aBookingPlaced } from './builders.js';
import { type MoneyEntry, voucherBreaches } from './voucher-audit.js';

const at = new Date('2026-11-20T15:00:00Z');
const place = { position: 1, version: 1, meta: {}, at };
const money = (...events: readonly MoneyEntry['event'][]): MoneyEntry[] =>
  events.map((event) => ({ ...place, ledger: -1, stream: 'voucher/gift', event }));
const log = (...events: readonly BookingEvent[]): Entry[] =>
  events.map((event) => ({ ...place, ledger: 1, stream: 'booking/ann', event }));

const issued = { type: 'VoucherIssued', amount: 6_000 } as const;
const spent = (cents: number) => ({ type: 'VoucherSpent', booking: 'ann', cents }) as const;
const back = (cents: number) => ({ type: 'VoucherGivenBack', booking: 'ann', cents }) as const;
const sold = aBookingPlaced({ price: { ...aBookingPlaced().price, voucher: 5_000, fee: 108, total: 1_908 } });
const cancelled = { type: 'BookingCancelled', by: 'customer', reason: '', refund: 1_908, voucherBack: 5_000 } as const;

describe('the auditor of a gift voucher', () => {
  it('has nothing to say where each cent is where both ledgers say', () => {
    expect(voucherBreaches(money(issued, spent(5_000)), log(sold))).toEqual([]);
    expect(voucherBreaches(money(issued, spent(5_000), back(5_000)), log(sold, cancelled))).toEqual([]);
  });

  it('sees a cent too much spent', () => {
    expect(voucherBreaches(money(issued, spent(6_001)), [])).toEqual(['the voucher has -1 cents after VoucherSpent']);
  });

  it.each([
    ['seats that were sold for money that was not taken', [issued], [sold]],
    ['money that was taken and is not in the price', [issued, spent(4_000)], [sold]],
    ['money that did not come back', [issued, spent(5_000)], [sold, cancelled]],
    ['money that came back though the booking lives', [issued, spent(5_000), back(5_000)], [sold]],
  ])('sees %s', (_, moved, logged) => {
    expect(voucherBreaches(money(...moved), log(...logged)).join()).toMatch(/^ann holds/);
  });
});
