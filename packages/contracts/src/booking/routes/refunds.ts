import { ok } from '../../wire/answer.js';
import { reference } from '../../wire/example-values.js';
import { route, routeGroup } from '../../wire/route.js';
import * as examples from '../examples/refunds.js';
import {
  FailRefundDto,
  GrantRefundDto,
  ListRefundsDto,
  PayRefundDto,
  type RefundSettledView,
  type RefundsView,
  WithdrawGrantDto,
} from '../refunds.dto.js';

export const refundsRoutes = routeGroup('Refunds', {
  grantRefund: route('POST /api/admin/bookings/:booking/refund/grant', {
    summary: 'Give back a part of what was paid',
    access: ['admin'],
    freshSignIn: true,
    idempotencyKey: 'optional',
    body: GrantRefundDto,
    answer: ok<RefundSettledView>(
      'It is owed now, or back on the gift voucher; a customer who left an e-mail is written to.',
    ),
    refuses: ['BOOKING_NOT_FOUND', 'REFUND_BEFORE_PAYMENT', 'NOTHING_TO_REFUND', 'REFUND_TOO_HIGH'],
    example: { params: { booking: reference }, body: examples.grantRefund, answer: examples.refundOwed },
  }),
  listRefunds: route('GET /api/admin/refunds', {
    summary: 'List refunds that are due, failed or paid',
    access: ['desk'],
    query: ListRefundsDto,
    answer: ok<RefundsView>('What is owed, the oldest first; or what was paid, failed or was dropped.'),
    caching: 'no-store',
    example: { query: examples.refundsDue, answer: examples.refunds },
  }),
  payRefund: route('POST /api/admin/bookings/:booking/refund/pay', {
    summary: 'Record that a refund was paid',
    access: ['admin'],
    freshSignIn: true,
    idempotencyKey: 'optional',
    body: PayRefundDto,
    answer: ok<RefundSettledView>('It is noted as paid, and a customer who left an e-mail is written to.'),
    refuses: ['BOOKING_NOT_FOUND', 'REFUND_NOT_DUE', 'REFUND_ON_ITS_WAY', 'REFUND_ALREADY_PAID', 'REFUND_NOT_AS_SHOWN'],
    example: { params: { booking: reference }, body: examples.payRefund, answer: examples.refundPaid },
  }),
  failRefund: route('POST /api/admin/bookings/:booking/refund/fail', {
    summary: 'Record that a refund could not be paid',
    access: ['admin'],
    freshSignIn: true,
    idempotencyKey: 'optional',
    body: FailRefundDto,
    answer: ok<RefundSettledView>('It is noted that it did not work; it stays owed.'),
    refuses: ['BOOKING_NOT_FOUND', 'REFUND_NOT_DUE', 'REFUND_ON_ITS_WAY', 'REFUND_ALREADY_PAID'],
    example: { params: { booking: reference }, body: examples.failRefund, answer: examples.refundFailed },
  }),
  dropRefund: route('POST /api/admin/bookings/:booking/refund/drop', {
    summary: 'Record that nothing had been paid for a booking',
    access: ['admin'],
    freshSignIn: true,
    idempotencyKey: 'optional',
    answer: ok<RefundSettledView>('Nothing is owed any more.'),
    refuses: ['BOOKING_NOT_FOUND', 'REFUND_NOT_DUE', 'REFUND_ON_ITS_WAY', 'REFUND_ALREADY_PAID'],
    example: { params: { booking: reference }, answer: examples.nothingOwed },
  }),
  withdrawRefund: route('POST /api/admin/bookings/:booking/refund/withdraw', {
    summary: 'Withdraw a granted refund that is not paid yet',
    access: ['admin'],
    freshSignIn: true,
    idempotencyKey: 'optional',
    body: WithdrawGrantDto,
    answer: ok<RefundSettledView>('The last grant is owed no more, and a customer who left an e-mail is written to.'),
    refuses: ['BOOKING_NOT_FOUND', 'REFUND_NOT_WITHDRAWABLE', 'REFUND_NOT_AS_SHOWN'],
    example: { params: { booking: reference }, body: examples.withdrawRefund, answer: examples.nothingOwed },
  }),
});
