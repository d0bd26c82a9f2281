import { drop, type Guard, part, sql } from './guard.js';

const till = (file: string): string => `services/src/contexts/till/${file}`;
const spec = till('tills.int.spec.ts');

/** What keeps a drawer to its person, and a payment at the desk to one till. */
export const tillGuards: readonly Guard[] = [
  {
    name: 'a person has one open till at a venue',
    file: till('persistence/till-shifts.repository.ts'),
    off: [sql('on conflict do nothing', '')],
    spec,
    story: 'begins with a float, once for each person',
  },
  {
    name: 'a till is closed by whose it is, or by an admin',
    file: till('features/close-till/close-till.handler.ts'),
    off: [part('LogicalExpression', '!shift')],
    spec,
    story: 'is closed by whose it is, with what is missing',
  },
  {
    name: 'a till is counted once',
    file: till('features/close-till/close-till.handler.ts'),
    off: [drop],
    spec,
    story: 'is closed by whose it is, with what is missing',
  },
];
