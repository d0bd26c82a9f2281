import { bookingId, customer, reference, timezone, visitDate, visitTime } from '../../wire/example-values.js';
import type {
  FailRefundDto,
  GrantRefundDto,
  ListRefundsDto,
  PayRefundDto,
  RefundSettledView,
  RefundsView,
  WithdrawGrantDto,
} from '../refunds.dto.js';
import { visitFacts } from './visit.js';

const { venueName, experienceName } = visitFacts;

export const grantRefund: GrantRefundDto = { amount: 20, reason: 'equipment' };

export const refundOwed: RefundSettledView = { bookingId, state: 'requested', owed: 20, paid: 0 };

export const withdrawRefund: WithdrawGrantDto = { amount: 20 };

export const nothingOwed: RefundSettledView = { bookingId, state: 'none', owed: 0, paid: 0 };

export const payRefund: PayRefundDto = { amount: 20, method: 'card', receipt: 'R-2027-0412' };

export const refundPaid: RefundSettledView = { bookingId, state: 'refunded', owed: 0, paid: 20 };

export const failRefund: FailRefundDto = { reason: 'card_refused' };

export const refundFailed: RefundSettledView = { bookingId, state: 'failed', owed: 20, paid: 0 };

export const refundsDue: Partial<ListRefundsDto> = { state: 'requested' };

export const refunds: RefundsView = {
  items: [
    {
      bookingId,
      reference,
      state: 'requested',
      owed: 20,
      paid: 0,
      requestedAt: '2027-05-16T14:05:00.000Z',
      settledAt: null,
      method: null,
      receipt: null,
      failure: null,
      ...customer,
      venueName,
      timezone,
      experienceName,
      date: visitDate,
      time: visitTime,
      owedForVoucher: 0,
      withdrawable: 20,
    },
  ],
  nextCursor: null,
  sums: [
    { state: 'requested', count: 1, amount: 20 },
    { state: 'refunded', count: 14, amount: 812.4 },
  ],
};
