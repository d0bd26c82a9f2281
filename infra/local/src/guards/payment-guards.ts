import { booking, drop, type Guard, part, sql, whole } from './guard.js';

const payments = (file: string): string => `services/src/contexts/payments/${file}`;
const inAccount = { file: payments('domain/account.ts'), spec: payments('domain/account.spec.ts') };
const inBooking = {
  file: booking('domain/booking/online-payment.ts'),
  spec: booking('domain/booking/online-payment.spec.ts'),
};
const paying = payments('paying-online.int.spec.ts');
const disputes = payments('disputed-payments.int.spec.ts');

/** What keeps a cent that is paid online from being taken twice, given back twice, or lost. */
export const paymentGuards: readonly Guard[] = [
  {
    name: 'an order that is paid is not paid again',
    ...inAccount,
    off: [drop],
    story: 'has one open payment at a time, and none once it is paid',
  },
  {
    name: 'one payment of an order is open at a time',
    ...inAccount,
    off: [drop],
    story: 'has one open payment at a time, and none once it is paid',
  },
  {
    name: 'a payment is captured once',
    ...inAccount,
    off: [drop],
    story: 'is paid once, however often the gateway says so',
  },
  {
    name: 'what is paid a second time goes back',
    ...inAccount,
    off: [whole('return [captured];')],
    story: 'gives back what was paid a second time, at once and as a whole',
  },
  {
    name: 'a payment that was made does not end',
    ...inAccount,
    off: [part('BinaryExpression', 'true')],
    story: 'is paid where the page had ended here and its customer was faster',
  },
  {
    name: 'a refund is started once',
    ...inAccount,
    off: [drop],
    story: 'is started once, and settled once',
  },
  {
    name: 'no more goes back than was captured',
    ...inAccount,
    off: [drop],
    story: 'is never more than was paid with it',
  },
  {
    name: 'a dispute is opened once and closed once, in whatever order its notices come',
    ...inAccount,
    off: [part('LogicalExpression', 'outcome !== undefined')],
    story: 'is disputed once and decided once, in whatever order the notices come',
  },
  {
    name: 'what a bank has taken back is not sent back once more',
    ...inAccount,
    off: [whole('const disputes: readonly Dispute[] = [];')],
    story: 'is not sent back meanwhile, and may be once it is won',
  },
  {
    name: 'a payment counts once',
    ...inBooking,
    off: [drop],
    story: 'is firm with its payment, which counts once',
  },
  {
    name: 'a gift voucher that has its money back pays for nothing',
    ...inBooking,
    off: [part('LogicalExpression', '$left')],
    story: 'does not get its seats again where a gift voucher had paid a part',
  },
  {
    name: 'a refund is sent once',
    ...inBooking,
    off: [part('LogicalExpression', '$right')],
    story: 'is sent back to the card, once',
  },
  {
    name: 'what was sent back to a card is not paid back once more',
    file: booking('domain/money/online-balance.ts'),
    off: [whole('export const refundSent = (balance: Balance, _: Cents): Balance => balance;')],
    spec: inBooking.spec,
    story: 'is on its way then, and not for staff to pay',
  },
  {
    name: 'nothing is handed over that awaits its payment',
    file: 'services/src/contexts/merchandise/domain/order.ts',
    off: [drop],
    spec: 'services/src/contexts/merchandise/domain/order.spec.ts',
    story: 'is not handed over while it awaits its payment',
  },
  {
    name: 'what must be paid online does not count without it',
    file: 'services/src/platform/booking-policy/payment-means.ts',
    off: [drop],
    spec: 'services/src/contexts/merchandise/domain/order.spec.ts',
    story: 'is paid online where it costs more than the house lets anybody pay at the venue',
  },
  {
    name: 'a ticket is good once it is paid',
    file: 'services/src/contexts/merchandise/tickets/features/schedule-ticket/schedule-ticket.handler.ts',
    off: [drop],
    spec: payments('tickets-paid-before-their-time.int.spec.ts'),
    story: 'are good once they are paid, cost nothing more with their time, and are paid at the door',
  },
  {
    name: 'tickets are used or given back, once',
    file: payments('domain/account-tickets.ts'),
    off: [drop],
    spec: payments('domain/account-tickets.spec.ts'),
    story: 'are used, lapse or go back, and only one of these',
  },
  {
    name: 'the strictest venue of an order decides',
    file: 'services/src/platform/booking-policy/payment-means.ts',
    off: [whole('return first;')],
    spec: 'services/src/contexts/merchandise/domain/order.spec.ts',
    story: 'goes by the rule of its venue, and of several by the strictest',
  },
  {
    name: 'a booking is not promised at the venue beyond what the house allows',
    file: booking('selling/features/confirm-booking/confirm-booking.handler.ts'),
    off: [drop],
    spec: payments('held-bookings.int.spec.ts'),
    story: 'is not made firm by its own link, but by staff, or once it is paid',
  },
  {
    name: 'who pays at the venue is not charged online too',
    file: payments('features/choose-venue-payment/choose-venue-payment.handler.ts'),
    off: [drop],
    spec: paying,
    story: 'is told that it is paid, and pays no second time',
  },
  {
    name: 'a notice that comes twice is worked off once',
    file: payments('persistence/payment-notices.ts'),
    off: [sql('values ($1, $2, $3) on conflict', 'values ($1 || random(), $2, $3) on conflict')],
    spec: disputes,
    story: 'is on the account, leaves the visit as it is, and is not refunded by itself',
  },
];
