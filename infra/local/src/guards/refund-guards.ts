import { booking, drop, type Guard, part, whole } from './guard.js';

const inRefund = { file: booking('domain/booking/refund.ts'), spec: booking('domain/booking/refund.spec.ts') };
const inBalance = { file: booking('domain/money/balance.ts'), spec: booking('domain/money/balance.spec.ts') };
const inGranting = { file: booking('domain/booking/granting.ts'), spec: booking('domain/booking/granting.spec.ts') };
const anyRun = booking('domain/money/any-run-of-money.spec.ts');

/** What keeps the house from paying back what was not paid. */
export const refundGuards: readonly Guard[] = [
  {
    name: 'a refund is paid as what is owed, and no more',
    ...inRefund,
    off: [drop],
    story: 'is only the rest where a part was paid before more was to go back',
  },
  {
    name: 'a refund is paid once',
    ...inBalance,
    spec: inRefund.spec,
    off: [part('BinaryExpression', '$left')],
    story: 'is paid once',
  },
  {
    name: 'what an order confirms is not taken for paid',
    ...inBalance,
    file: booking('domain/booking/booking.ts'),
    spec: booking('domain/booking/booking.spec.ts'),
    off: [part('ConditionalExpression', '$then')],
    story: 'gives nothing back of what nobody has paid',
  },
  {
    name: 'nothing is owed of what nobody paid, whatever an event promised',
    ...inBalance,
    off: [part('CallExpression', '$1')],
    story: 'owe nothing of what nobody had paid',
  },
  {
    name: 'a dearer booking uses up what is owed',
    ...inBalance,
    spec: anyRun,
    off: [part('BinaryExpression', '$left')],
    story: 'never owes more than was paid',
  },
  {
    name: 'what is owed already is not owed twice',
    ...inBalance,
    spec: anyRun,
    off: [part('BinaryExpression', '$left')],
    story: 'never owes more than was paid',
  },
  {
    name: 'a check-in that is taken back takes its payment along',
    ...inBalance,
    off: [part('BinaryExpression', '$left')],
    story: 'notes a payment with a check-in, and takes it back with that',
  },
  {
    name: 'no more is granted than was paid and goes back to nobody yet',
    ...inGranting,
    off: [drop],
    story: 'is granted again up to all that was paid, and no further',
  },
  {
    name: 'a refund is granted of money that is there',
    ...inGranting,
    off: [part('BinaryExpression', 'false', 1)],
    story: 'is of money that is there: not of a booking that is not paid, or not in full',
  },
  {
    name: 'a grant is withdrawn while nothing has happened to its money',
    ...inGranting,
    spec: booking('domain/booking/withdrawing.spec.ts'),
    off: [whole('if (last === undefined) return [];')],
    story: 'is withdrawn once, and only while nothing else has happened to the money',
  },
  {
    name: 'who stayed away is asked for nothing more',
    ...inBalance,
    spec: inGranting.spec,
    off: [part('CallExpression', '$0')],
    story: 'is of what was paid, where that is not all',
  },
  {
    name: 'what was granted is taken off the price of another party',
    ...inBalance,
    spec: anyRun,
    off: [part('BinaryExpression', '$left')],
    story: 'never owes more than was paid',
  },
  {
    name: 'a check-in that is taken back leaves what was granted',
    ...inBalance,
    spec: inGranting.spec,
    off: [part('ObjectProperty', '', 1)],
    story: 'stays when the check-in is taken back',
  },
  {
    name: 'a favor that comes too late is not taken for done',
    file: booking('domain/booking/cancelling.ts'),
    off: [drop],
    spec: booking('domain/booking/cancelled-by-the-house.spec.ts'),
    story: 'is no favor any more where the customer was quicker: whoever wants to do one hears of it',
  },
];
