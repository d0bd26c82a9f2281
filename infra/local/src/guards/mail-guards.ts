import { booking, drop, type Guard, part, sql } from './guard.js';

const mails = (file: string): string => `services/src/contexts/notifications/mails/${file}`;
const shop = (file: string): string => `services/src/contexts/merchandise/${file}`;

/** What keeps people from mails that they do not expect (docs/adr/0085). */
export const mailGuards: readonly Guard[] = [
  {
    name: 'nobody is reminded of what is not firm',
    file: booking('persistence/visit-reminders.ts'),
    off: [sql("(b.status = 'confirmed' or (b.status = 'pending' and b.hold_until is null))", 'true')],
    spec: booking('jobs/reminders.processor.int.spec.ts'),
    story: 'nobody is reminded of what is held, cancelled, or begun',
  },
  {
    name: 'a reminder is of the time that the visit has',
    file: mails('visit-reminder.ts'),
    off: [part('BinaryExpression', 'true')],
    spec: mails('visit-reminder.spec.ts'),
    story: 'is not written of a time that the visit no longer has, nor where nobody is expected',
  },
  {
    name: 'whoever did not ask for it is not reminded of a checkout',
    file: shop('persistence/checkout-reminders.ts'),
    off: [drop],
    spec: shop('orders-left-unpaid.int.spec.ts'),
    story: 'is not where they did not say so, cancelled it themselves, or paid',
  },
];
