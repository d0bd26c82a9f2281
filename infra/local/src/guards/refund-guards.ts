import { booking, type Guard } from './guard.js';

const inRefund = { file: booking('domain/refund.ts'), spec: booking('domain/refund.spec.ts') };

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
    ...inRefund,
    off: [['- paid - dropped;', '- dropped + 0 * paid;']],
    story: 'is paid once',
  },
  {
    name: 'what an order confirms is not taken for paid',
    ...inRefund,
    file: booking('domain/booking.ts'),
    off: [['...(paid ? withNoted(booking) : booking),', '...withNoted(booking),']],
    story: 'of a booking that was confirmed by an order: false',
  },
  {
    name: 'what a booking still costs is not taken for what is owed',
    ...inRefund,
    off: [["(booking.status === 'cancelled' ? 0 : booking.price.total)", '0']],
    story: 'of a booking that lost tickets before its party paid for the others at the door: false',
  },
  {
    name: 'a favor that comes too late is not taken for done',
    file: booking('domain/booking.ts'),
    off: [['if (wantsAll) mustNotHaveKept(booking);', 'mustNotHaveKept;']],
    spec: booking('domain/cancelled-by-the-house.spec.ts'),
    story: 'is no favor any more where the customer was quicker: whoever wants to do one hears of it',
  },
];
