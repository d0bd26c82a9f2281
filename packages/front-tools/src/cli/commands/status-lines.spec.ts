import { describe, expect, it } from '@jest/globals';
import type { ChannelStatusView } from '@northlight/contracts';
import { flagsOf } from '../flags.js';
import { statusLines } from './status-lines.js';

const channel: ChannelStatusView = {
  ...{ app: 'mfe-catalog', stable: 'catalog_1', candidate: 'catalog_2', percent: 5, lastGood: null, killed: false },
  ...{ revision: 4, since: '2026-11-27T15:00:00.000Z', ramp: { stepMinutes: 10, retire: false }, stopped: null },
  trial: {
    stable: { release: 'catalog_1', loads: 812, failures: 3, lcpP75Ms: 1_240, inpP75Ms: null },
    candidate: { release: 'catalog_2', loads: 31, failures: 0, lcpP75Ms: null, inpP75Ms: null },
  },
  next: { percent: 25, at: '2026-11-27T15:10:00.000Z', loads: 50 },
};

describe('the status of a front', () => {
  it('says how its candidate does and when it climbs', () => {
    expect(statusLines(channel)).toEqual([
      'mfe-catalog     catalog_1  catalog_2 for 5 in 100  revision 4',
      '  candidate: 31 loads, 0 failed',
      '  stable: 812 loads, 3 failed, LCP p75 1240 ms',
      '  climbs by itself: for 25 in 100 from 2026-11-27 15:10 UTC, once it has 50 loads',
    ]);
  });

  it('says why a candidate was stopped, and since when', () => {
    const stopped = { reason: 'INP p75 is 300 ms.', at: '2026-11-27T15:04:05.000Z' };
    const none = { percent: 0, since: null, ramp: null, trial: null, next: null };
    expect(statusLines({ ...channel, ...none, stopped })).toEqual([
      'mfe-catalog     catalog_1  catalog_2 stopped  revision 4',
      '  candidate stopped at 2026-11-27 15:04 UTC: INP p75 is 300 ms.',
    ]);
  });
});

describe('a promotion', () => {
  it('climbs by itself, ten minutes a step unless said otherwise', () => {
    expect(flagsOf(['catalog_2', '--ramp'])).toMatchObject({ words: ['catalog_2'], rampStepMinutes: 10 });
    expect(flagsOf(['--ramp', '--step-minutes', '30'])).toMatchObject({ rampStepMinutes: 30 });
  });

  it.each([
    [['--step-minutes', '5'], /is for --ramp/],
    [['--ramp', '--step-minutes', '0'], /from 1 to 1440/],
    [['--ramp', '--step-minutes', '1441'], /from 1 to 1440/],
  ] as const)('is refused with %j', (args, words) => {
    expect(() => flagsOf(args)).toThrow(words);
  });
});
