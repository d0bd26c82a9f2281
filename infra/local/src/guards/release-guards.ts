import { drop, type Guard, whole } from './guard.js';

const frontends = (file: string): string => `services/src/contexts/frontends/${file}`;
const spec = frontends('domain/judge-candidate.spec.ts');

/** What keeps a bad release of a front from more visitors than it has. */
export const releaseGuards: readonly Guard[] = [
  {
    name: 'a candidate that is worse than the stable release is stopped',
    file: frontends('domain/judge-candidate.ts'),
    off: [drop],
    spec,
    story: 'is stopped once it is two points worse in fifty loads, with the reason',
  },
  {
    name: 'a candidate climbs only once it was looked at long enough, and by enough visitors',
    file: frontends('domain/judge-candidate.ts'),
    off: [whole('return isRamp')],
    spec,
    story: 'stays until its minutes are over',
  },
];
