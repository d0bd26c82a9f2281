import { booking, drop, type Guard, part } from './guard.js';

const room = 'services/src/contexts/';
const inDomain = `${room}guest-passes/domain/guest-passes.spec.ts`;
const inPrice = booking('domain/money/guest-passes-in-a-price.spec.ts');

/** What keeps guest passes from being used too often, or for nobody's guest. */
export const guestPassGuards: readonly Guard[] = [
  {
    name: 'guest passes are used as often as the period has them',
    file: `${room}guest-passes/domain/guest-passes.ts`,
    off: [drop],
    spec: inDomain,
    story: 'are those of the period, used up to the last one and no further',
  },
  {
    name: 'a guest pass goes back once',
    file: `${room}guest-passes/domain/guest-passes.ts`,
    off: [part('ConditionalExpression', '$then')],
    spec: inDomain,
    story: 'go back to the period that they came from, once',
  },
  {
    name: 'guest passes begin anew with a month that is paid',
    file: `${room}identity/domain/guest-allowance.ts`,
    off: [drop],
    spec: `${room}identity/domain/guest-allowance.spec.ts`,
    story: 'that is paid online are those of the paid month, also in the days of grace',
  },
  {
    name: 'a guest pass is for a guest',
    file: booking('domain/money/price.ts'),
    off: [drop],
    spec: inPrice,
    story: 'has one that is paid, and no family pack',
  },
  {
    name: 'a guest pass that went back lets nobody in',
    file: booking('domain/booking/online-payment.ts'),
    off: [drop],
    spec: inPrice,
    story: 'does not stand again after it lapsed, since its pass went back',
  },
];
