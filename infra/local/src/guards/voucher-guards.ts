import { booking, drop, type Guard, part, sql, store, vouchers } from './guard.js';

const inVoucher = { file: vouchers('domain/voucher.ts'), spec: vouchers('domain/voucher.spec.ts') };
const paidByVoucher = booking('domain/booking/paid-by-voucher.spec.ts');

/** What keeps a gift voucher from being spent twice, and the bill from being another than was seen. */
export const voucherGuards: readonly Guard[] = [
  {
    name: 'a voucher is spent to the last cent and no further',
    ...inVoucher,
    off: [drop],
    story: 'is spent in parts, to the last cent and no further',
  },
  {
    name: 'a voucher gets back what a booking has of it, once',
    ...inVoucher,
    off: [part('CallExpression', '($0)')],
    story: 'gets back what a booking has of it, once',
  },
  {
    name: 'a return goes back to its voucher once',
    ...inVoucher,
    off: [drop],
    story: 'gets back what comes back with each return, once',
  },
  {
    name: 'a gift card pays before anything else does',
    file: booking('domain/booking/desk-voucher.ts'),
    off: [drop],
    spec: booking('domain/booking/desk-voucher.spec.ts'),
    story: 'pays nothing once something is paid',
  },
  {
    name: 'a voucher is given back last',
    file: 'services/src/contexts/merchandise/domain/goods-voucher.ts',
    off: [part('CallExpression', 'refund')],
    spec: 'services/src/contexts/merchandise/domain/goods-voucher.spec.ts',
    story: 'gives back first what was paid beside it, and the card last',
  },
  {
    name: 'a revoked voucher pays nothing',
    ...inVoucher,
    off: [drop],
    story: 'is revoked once, and then not spent',
  },
  {
    name: 'a voucher pays before the fee',
    file: booking('domain/money/price.ts'),
    off: [part('BinaryExpression', '$left')],
    spec: paidByVoucher,
    story: 'adds up to the cent: the fee is of what is left',
  },
  {
    name: 'a voucher gets nothing back after 48 hours before the start',
    file: booking('domain/booking/booking-deadlines.ts'),
    off: [drop],
    spec: paidByVoucher,
    story: 'gives each its part back until 48 hours before the start, and nothing after that',
  },
  {
    name: 'nothing goes back to a voucher that takes nothing back any more',
    file: booking('domain/booking/booking-deadlines.ts'),
    off: [part('ConditionalExpression', '$else')],
    spec: paidByVoucher,
    story: 'owes to its customer what a voucher paid that takes nothing back any more',
  },
  {
    name: 'nobody pays another total than they have seen',
    file: booking('selling/features/place-booking/paid-by-voucher.ts'),
    off: [drop],
    spec: booking('selling/paying-with-a-voucher.int.spec.ts'),
    story: 'pays no other total than they have seen',
  },
  {
    name: 'a decision over two ledgers writes to both of them',
    file: store('append/batch.ts'),
    off: [part('CallExpression', '[...$].slice(0, 1)')],
    spec: store('append/two-ledgers.int.spec.ts'),
    story: 'happens in both, and its answer stands in the first',
  },
  {
    name: 'several heads are taken in ascending order before any is moved',
    file: store('append/batch-loader.ts'),
    off: [sql('order by ledger for update', 'order by ledger desc for update')],
    spec: store('append/two-ledgers.int.spec.ts'),
    story: 'takes the heads in ascending order, whichever is named first',
  },
  {
    name: 'the table does not let a voucher be overspent',
    file: vouchers('persistence/migrations/1798000000008-vouchers.ts'),
    off: [sql('constraint vouchers_are_spent_once check (balance between 0 and amount)', 'check (amount > 0)')],
    spec: booking('selling/one-voucher-at-two-venues.int.spec.ts'),
    story: 'are never an overspent voucher',
  },
];
