import { booking, type Guard } from './guard.js';

const inRefund = { file: booking('domain/refund.ts'), spec: booking('domain/refund.spec.ts') };
const inBalance = { file: booking('domain/balance.ts'), spec: booking('domain/balance.spec.ts') };
const inGranting = { file: booking('domain/granting.ts'), spec: booking('domain/granting.spec.ts') };
const anyRun = booking('domain/any-run-of-money.spec.ts');

/** What keeps the house from paying back what was not paid. */
export const refundGuards: readonly Guard[] = [
  {
    name: 'a refund is paid as what is owed, and no more',
    ...inRefund,
    off: [["if (amount !== owed) throw new Refusal('REFUND_NOT_AS_SHOWN', { owed: inDollars(owed) });", '']],
    story: 'is only the rest where a part was paid before more was to go back',
  },
  {
    name: 'a refund is paid once',
    ...inBalance,
    spec: inRefund.spec,
    off: [['owed: Math.max(0, balance.owed - amount),', 'owed: balance.owed,']],
    story: 'is paid once',
  },
  {
    name: 'what an order confirms is not taken for paid',
    ...inBalance,
    file: booking('domain/booking.ts'),
    spec: booking('domain/booking.spec.ts'),
    off: [['balance: paid ? paidAtDesk(booking.balance) : booking.balance,', 'balance: paidAtDesk(booking.balance),']],
    story: 'gives nothing back of what nobody has paid',
  },
  {
    name: 'nothing is owed of what nobody paid, whatever an event promised',
    ...inBalance,
    off: [['Math.min(Math.max(0, held - charge), balance.owed + refund)', 'balance.owed + refund']],
    story: 'owe nothing of what nobody had paid',
  },
  {
    name: 'a dearer booking uses up what is owed',
    ...inBalance,
    spec: anyRun,
    off: [['Math.min(Math.max(0, held - charge), balance.owed + refund)', 'Math.min(held, balance.owed + refund)']],
    story: 'never owes more than was paid',
  },
  {
    name: 'what is owed already is not owed twice',
    ...inBalance,
    spec: anyRun,
    off: [['Math.max(0, held - voucherBack - charge - owed)', 'Math.max(0, held - voucherBack - charge - 0 * owed)']],
    story: 'never owes more than was paid',
  },
  {
    name: 'a check-in that is taken back takes its payment along',
    ...inBalance,
    off: [['Math.max(0, balance.held - balance.notedAtDoor)', 'balance.held']],
    story: 'notes a payment with a check-in, and takes it back with that',
  },
  {
    name: 'no more is granted than was paid and goes back to nobody yet',
    ...inGranting,
    off: [["if (amount > left) throw new Refusal('REFUND_TOO_HIGH', { left: inDollars(left) });", '']],
    story: 'is granted again up to all that was paid, and no further',
  },
  {
    name: 'a refund is granted of money that is there',
    ...inGranting,
    off: [['balance.held < balance.charged', 'balance.held < 0']],
    story: 'is of money that is there: not of a booking that is not paid, or not in full',
  },
  {
    name: 'what was granted is taken off the price of another party',
    ...inBalance,
    spec: anyRun,
    off: [['Math.max(0, price - less)', 'Math.max(0, price - 0 * less)']],
    story: 'never owes more than was paid',
  },
  {
    name: 'a check-in that is taken back leaves what was granted',
    ...inBalance,
    spec: inGranting.spec,
    off: [['granted: balance.granted + less, notedAtDoor: 0 }', 'granted: balance.granted + less }']],
    story: 'stays when the check-in is taken back',
  },
  {
    name: 'a favor that comes too late is not taken for done',
    file: booking('domain/cancelling.ts'),
    off: [['if (wantsAll) mustNotHaveKept(booking);', 'mustNotHaveKept;']],
    spec: booking('domain/cancelled-by-the-house.spec.ts'),
    story: 'is no favor any more where the customer was quicker: whoever wants to do one hears of it',
  },
];
