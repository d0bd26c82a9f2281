import { type Guard, part } from './guard.js';

const forwarding = (file: string): string => `services/src/platform/http/forwarding/${file}`;

/** What keeps a site answering under a crowd. */
export const admissionGuards: readonly Guard[] = [
  {
    name: 'what would be answered too late is refused at once',
    file: forwarding('admission.ts'),
    spec: forwarding('admission.spec.ts'),
    off: [part('BinaryExpression', 'true')],
    story: 'is what it can answer in time, and the rest is refused at once',
  },
];
