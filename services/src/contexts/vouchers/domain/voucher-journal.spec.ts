import { describe, expect, it } from '@jest/globals';
import type { VoucherEvent, VoucherIssued, VoucherSpent } from './voucher.events.js';
import { voucherPostings } from './voucher-journal.js';

const issued: VoucherIssued = {
  ...{ type: 'VoucherIssued', amount: 5_000, expires: '2028-11-27', recipientRef: 'r', codeHash: 'h', codeEnd: 'ABCD' },
};
const spent: VoucherSpent = { type: 'VoucherSpent', booking: 'b', venueId: 1, reference: 'NL-7K4M2QXD', cents: 1_200 };
const revoked: VoucherEvent = { type: 'VoucherRevoked', by: 1, reason: 'lost' };

describe('a gift voucher in the books', () => {
  it('is owed from the day on which the house issues it, and by its payment where it was sold', () => {
    expect(voucherPostings([{ ...issued, issuedBy: 1 }])).toEqual([
      { account: 'vouchers_issued', amount: 5_000 },
      { account: 'vouchers', amount: -5_000 },
    ]);
    expect(voucherPostings([{ ...issued, soldBy: 'order' }])).toEqual([]);
  });

  it('is merchandise that is earned where it pays an order, and owed again with what goes back', () => {
    const parts = { goods: 3_600, shipping: 595, tax: 0 };
    const ofOrder: VoucherEvent = { ...spent, booking: 'o', venueId: null, cents: 4_195, parts };
    expect(voucherPostings([issued, ofOrder])).toEqual([
      { account: 'vouchers', amount: 4_195 },
      { account: 'goods', amount: -3_600 },
      { account: 'shipping', amount: -595 },
    ]);
    const back: VoucherEvent = {
      type: 'VoucherGivenBack',
      booking: 'o',
      cents: 1_800,
      parts: { goods: 1_800, shipping: 0, tax: 0 },
    };
    expect(voucherPostings([issued, ofOrder, back])).toEqual([
      { account: 'vouchers', amount: -1_800 },
      { account: 'goods', amount: 1_800 },
    ]);
    expect(voucherPostings([issued, ofOrder, revoked, back])).toEqual([
      { account: 'write_offs', amount: -1_800 }, // nobody can spend it
      { account: 'goods', amount: 1_800 },
    ]);
  });

  it('is owed no longer once it is revoked: as much of it as nobody has spent', () => {
    expect(voucherPostings([issued, spent])).toEqual([]); // the booking says so
    expect(voucherPostings([issued, spent, revoked])).toEqual([
      { account: 'vouchers', amount: 3_800 },
      { account: 'write_offs', amount: -3_800 },
    ]);
  });
});
