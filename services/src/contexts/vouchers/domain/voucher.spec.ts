import { describe, expect, it } from '@jest/globals';
import { givenFor } from '../../../platform/kernel/testing/given-for.js';
import type { VoucherEvent, VoucherIssued } from './voucher.events.js';
import { spendable, type VoucherCommand, voucher } from './voucher.js';
import { expiryOf } from './voucher-dates.js';

const given = givenFor(voucher);
const at = new Date('2026-11-22T15:00:00Z');

/** $100 for somebody, good until 2035-11-22. */
const issued: VoucherIssued = {
  type: 'VoucherIssued',
  amount: 10_000,
  expires: '2035-11-22',
  issuedBy: 1,
  recipientRef: '00000000-0000-4000-8000-000000000001',
  codeHash: 'a hash',
  codeEnd: 'K4M2',
};
const booked = { venueId: 1, reference: 'NL-7K4M2QXD' } as const;
const spent = (cents: number, booking = 'a'): VoucherEvent => ({ type: 'VoucherSpent', booking, cents, ...booked });
const spend = (cents: number, when = at, booking = 'b'): VoucherCommand => ({
  type: 'SpendVoucher',
  booking,
  cents,
  at: when,
  ...booked,
});
const back = (cents: number, booking = 'a'): VoucherEvent => ({ type: 'VoucherGivenBack', booking, cents });
const giveBack = (cents?: number, booking = 'a'): VoucherCommand => ({
  type: 'GiveVoucherBack',
  booking,
  ...(cents === undefined ? {} : { cents }),
});
const revoked: VoucherEvent = { type: 'VoucherRevoked', by: 1, reason: 'lost' };
const revoke: VoucherCommand = { type: 'RevokeVoucher', by: 1, reason: 'lost' };

describe('a gift voucher', () => {
  it('is issued once', () => {
    given()
      .when({ ...issued, type: 'IssueVoucher' })
      .then(issued);
    given(issued)
      .when({ ...issued, type: 'IssueVoucher' })
      .thenRefuses('CONFLICT');
  });

  it('is spent in parts, to the last cent and no further', () => {
    given(issued).when(spend(6_800)).then(spent(6_800, 'b'));
    given(issued, spent(6_800)).when(spend(3_200)).then(spent(3_200, 'b'));
    given(issued, spent(6_800)).when(spend(3_201)).thenRefuses('VOUCHER_CHANGED');
    given(issued, spent(10_000)).when(spend(1)).thenRefuses('VOUCHER_EMPTY');
  });

  it('pays for one booking once', () => {
    given(issued, spent(100))
      .when(spend(100, at, 'a'))
      .thenRefuses('CONFLICT');
  });

  it('gets back what a booking has of it, once', () => {
    given(issued, spent(6_800)).when(giveBack(6_800)).then(back(6_800));
    given(issued, spent(6_800), back(6_800)).when(giveBack(6_800)).thenNothing();
    given(issued, spent(6_800), back(800)).when(giveBack()).then(back(6_000));
    given(issued, spent(6_800)).when(giveBack(9_000)).then(back(6_800));
    given(issued, spent(6_800)).when(giveBack(6_800, 'of another')).thenNothing();
  });

  it('pays for the merchandise of an order, and gets back what comes back with each return, once', () => {
    const whole = { goods: 3_600, shipping: 595, tax: 288 };
    const ofOrder: VoucherEvent = {
      ...{ type: 'VoucherSpent', booking: 'o', venueId: null, reference: 'NO-7K4M2QXD', cents: 4_483, parts: whole },
    };
    const parts = { goods: 1_800, tax: 144 };
    const command: VoucherCommand = { type: 'ReturnGoods', order: 'o', returnId: 'r', parts };
    const returned: VoucherEvent = {
      ...{ type: 'VoucherGivenBack', booking: 'o', cents: 1_944, returnId: 'r', parts: { ...parts, shipping: 0 } },
    };
    given(issued, ofOrder).when(command).then(returned);
    given(issued, ofOrder, returned).when(command).thenNothing();
    const rest = { goods: 1_800, shipping: 595, tax: 144 };
    const all: VoucherEvent = { type: 'VoucherGivenBack', booking: 'o', cents: 2_539, parts: rest };
    given(issued, ofOrder, returned).when(giveBack(undefined, 'o')).then(all);
    given(issued, ofOrder, returned, all).when(giveBack(undefined, 'o')).thenNothing();
  });

  it('may be spent again where it was given back', () => {
    given(issued, spent(10_000), back(10_000)).when(spend(10_000)).then(spent(10_000, 'b'));
  });

  it('is revoked once, and then not spent; what comes back stays on it', () => {
    given(issued).when(revoke).then(revoked);
    given(issued, revoked).when(revoke).thenNothing();
    given().when(revoke).thenRefuses('VOUCHER_NOT_FOUND');
    given(issued, revoked).when(spend(1)).thenRefuses('VOUCHER_REVOKED');
    given(issued, spent(500), revoked).when(giveBack()).then(back(500));
  });

  it('is good until its last date is over in Honolulu too', () => {
    given(issued)
      .when(spend(1, new Date('2035-11-23T09:59:59Z')))
      .then(spent(1, 'b'));
    given(issued)
      .when(spend(1, new Date('2035-11-23T10:00:00Z')))
      .thenRefuses('VOUCHER_EXPIRED');
  });

  it('says what is left of it', () => {
    expect(spendable({ status: 'live', balance: 3_200, expires: '2035-11-22' }, at)).toBe(3_200);
  });
});

describe('the last date of a voucher', () => {
  it('is nine years away at least: the law of New York', () => {
    expect(expiryOf(undefined, at)).toBe('2035-11-22');
    expect(expiryOf('2035-11-22', at)).toBe('2035-11-22');
    expect(expiryOf('2040-01-01', at)).toBe('2040-01-01');
    expect(() => expiryOf('2035-11-21', at)).toThrow('valid until at least November 22, 2035');
    expect(() => expiryOf('2077-01-01', at)).toThrow('Please choose a date no later than November 22, 2076.');
  });

  it('is in March where its year has no 29th of February', () => {
    expect(expiryOf(undefined, new Date('2028-02-29T15:00:00Z'))).toBe('2037-03-01');
  });
});
