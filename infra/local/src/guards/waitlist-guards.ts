import { booking, drop, type Guard, part } from './guard.js';

const inList = { file: booking('domain/waitlist/waitlist.ts'), spec: booking('domain/waitlist/waitlist.spec.ts') };
const inOffers = {
  file: booking('domain/waitlist/waitlist.ts'),
  spec: booking('domain/waitlist/waitlist-offers.spec.ts'),
};

/** What keeps a waitlist fair. */
export const waitlistGuards: readonly Guard[] = [
  {
    name: 'offers go in the order of the list',
    ...inOffers,
    off: [part('MemberExpression', '[...$].reverse()')],
    story: 'are offered to the first party that fits, and the one before keeps its place',
  },
  {
    name: 'who waits comes before who joins',
    file: booking('waitlist/features/join-waitlist/join-waitlist.handler.ts'),
    off: [part('CallExpression', '$callee')],
    spec: booking('waitlist/waiting-for-seats.int.spec.ts'),
    story: 'comes before whoever joins, where no worker has heard yet of what came free',
  },
  {
    name: 'offers go in the order of the list, as random stories and their auditor see it',
    ...inOffers,
    off: [part('MemberExpression', '[...$].reverse()')],
    spec: booking('stories/random-stories.int.spec.ts'),
    story: 'break no rule, however they overlap, whatever connection breaks and whichever process dies',
  },
  {
    name: 'seats are offered to one party',
    ...inOffers,
    off: [drop],
    story: 'are offered to as many parties as fit, and never twice',
  },
  {
    name: 'an offer has its seats',
    ...inOffers,
    off: [part('LogicalExpression', '$left')],
    story: 'are offered to the first party that fits, and the one before keeps its place',
  },
  {
    name: 'a party is made one offer',
    ...inOffers,
    off: [part('BinaryExpression', 'false')],
    story: 'are offered to as many parties as fit, and never twice',
  },
  {
    name: 'nothing is offered after the start, or of a closed slot',
    ...inOffers,
    off: [drop],
    story: 'are offered no longer than until the start, and never after it',
  },
  {
    name: 'an offer ends at the start at the latest',
    ...inOffers,
    off: [part('CallExpression', '$0')],
    story: 'are offered no longer than until the start, and never after it',
  },
  {
    name: 'an offer is taken before its end, and not at it',
    ...inOffers,
    off: [drop],
    story: 'ends at its instant, whether or not anybody has noticed',
  },
  {
    name: 'an offer ends at its instant, that one included',
    ...inOffers,
    off: [part('BinaryExpression', '$left > $right')],
    story: 'ends at its instant, whether or not anybody has noticed',
  },
  {
    name: 'an offer is taken once',
    ...inOffers,
    off: [part('ThrowStatement', 'return;')],
    story: 'is taken once, and by nobody to whom it was not made',
  },
  {
    name: 'an offer is for so many seats and no more',
    ...inOffers,
    off: [drop],
    story: 'is taken whole or in part, but not for more',
  },
  {
    name: 'an offer lapses once',
    ...inOffers,
    off: [part('LogicalExpression', '$left', 1)],
    story: 'lapses once, and not when it was taken',
  },
  {
    name: 'who fits books instead of waiting',
    ...inList,
    off: [drop],
    story: 'sends a party that fits to the booking',
  },
  {
    name: 'nobody waits for what cannot come',
    ...inList,
    off: [drop],
    story: 'does not let anybody wait for what cannot come',
  },
  {
    name: 'the same person waits once',
    ...inList,
    off: [drop],
    story: 'takes the same person once',
  },
  {
    name: 'a waitlist has an end',
    ...inList,
    off: [part('BinaryExpression', '$left > $right')],
    story: 'has an end',
  },
  {
    name: 'who is off the list leaves it no more',
    ...inList,
    off: [part('ConditionalExpression', '$then')],
    story: 'is off the list, once',
  },
];
