import { booking, type Guard, part } from './guard.js';

const claims = booking('changing/tickets-and-claims.int.spec.ts');

/** What keeps a booking, and its tickets, with those whose they are. */
export const claimGuards: readonly Guard[] = [
  {
    name: 'an e-mail that anybody might have typed claims nothing',
    file: booking('changing/claims.ts'),
    spec: claims,
    off: [part('LogicalExpression', '$left')],
    story: 'finds it in the list as soon as the e-mail is verified, and not before',
  },
  {
    name: 'a booking that has an owner is claimed by nobody',
    file: booking('domain/booking/booking.ts'),
    spec: booking('domain/booking/claiming.spec.ts'),
    off: [part('LogicalExpression', 'true')],
    story: 'stays that of the account that placed it',
  },
  {
    name: 'what was scanned is a ticket of ours',
    file: booking('persistence/ticket-code.ts'),
    spec: booking('persistence/ticket-code.spec.ts'),
    off: [part('ConditionalExpression', '$then')],
    story: 'leads nowhere when another house made it',
  },
];
