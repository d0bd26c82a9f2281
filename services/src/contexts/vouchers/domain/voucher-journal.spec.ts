import { describe, expect, it } from '@jest/globals';
import type { VoucherEvent, VoucherIssued } from './voucher.events.js';
import { voucherPostings } from './voucher-journal.js';

const issued: VoucherIssued = {
  ...{ type: 'VoucherIssued', amount: 5_000, expires: '2028-11-27', recipientRef: 'r', codeHash: 'h', codeEnd: 'ABCD' },
};
const spent: VoucherEvent = { type: 'VoucherSpent', booking: 'b', venueId: 1, reference: 'NL-7K4M2QXD', cents: 1_200 };
const revoked: VoucherEvent = { type: 'VoucherRevoked', by: 1, reason: 'lost' };

describe('a gift voucher in the books', () => {
  it('is owed from the day on which the house issues it, and by its payment where it was sold', () => {
    expect(voucherPostings([{ ...issued, issuedBy: 1 }])).toEqual([
      { account: 'vouchers_issued', amount: 5_000 },
      { account: 'vouchers', amount: -5_000 },
    ]);
    expect(voucherPostings([{ ...issued, soldBy: 'order' }])).toEqual([]);
  });

  it('is owed no longer once it is revoked: as much of it as nobody has spent', () => {
    expect(voucherPostings([issued, spent])).toEqual([]); // the booking says so
    expect(voucherPostings([issued, spent, revoked])).toEqual([
      { account: 'vouchers', amount: 3_800 },
      { account: 'write_offs', amount: -3_800 },
    ]);
  });
});
