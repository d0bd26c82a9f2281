import { describe, expect, it } from '@jest/globals';
import { exceeded } from './byte-budgets.js';
import { weigh } from './ratios.js';

/** A shell of 100 bytes, and a front whose home page needs 5 of its entry and 10 of a chunk. */
const builds = (page: number): Parameters<typeof weigh>[0] => ({
  releases: [
    { app: 'shell', entry: '/r/shell/1/main.js', files: [{ path: 'main.js', br: 100 }], first: {} },
    {
      app: 'mfe-catalog',
      entry: '/r/mfe-catalog/1/remoteEntry.js',
      files: [
        { path: 'remoteEntry.js', br: 5 },
        { path: '1.js', br: page },
        { path: '2.js', br: 1_000 },
      ],
      first: { '/': ['1.js'], '/experience/*': ['1.js', '2.js'] },
    },
  ],
  single: { main: 'main.js', bytes: { 'main.js': 90, 'home.js': 10, 'other.js': 999 }, first: { '/': ['home.js'] } },
});

describe('a page of the composition', () => {
  it('weighs what its first visit needs of both builds, and nothing else of them', () => {
    const weights = weigh(builds(10), { path: '/' });
    expect(weights).toEqual({ composed: 115, single: 100, composedAgain: 15, singleAgain: 100 });
    expect(exceeded('home', weights)).toEqual([]);
    expect(weigh(builds(10), { path: '/experience/a' }).composedAgain).toBe(1_015);
  });

  it('is refused when it costs more than is agreed, cold or after a deployment', () => {
    expect(exceeded('home', weigh(builds(11), { path: '/' }))).toEqual([
      'home: a cold visit fetches 1.160 of a single bundle, more than 1.15: npm run bench:site -- --only bytes',
    ]);
    expect(exceeded('home', weigh(builds(26), { path: '/' }))).toHaveLength(2);
  });
});
