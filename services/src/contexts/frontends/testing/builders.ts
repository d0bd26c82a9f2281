import type { ReleaseRecord } from '@northlight/contracts';
import type { LiveFront } from '../domain/snapshot.js';

const sri = (letter: string): string => `sha384-${letter.repeat(64)}`;

/** A release of the catalogue front with one page; say only what the story is about. */
export const aRelease = (change: Partial<ReleaseRecord> = {}): ReleaseRecord => {
  const { app = 'mfe-catalog', build = 'aaaaaaaaaa' } = change;
  const id = `${app.replace(/^mfe-/, '').replace(/\W/g, '_')}_${build}`;
  return {
    id,
    app,
    build,
    version: '1.0.0',
    container: id,
    entry: `/r/${app}/${build}/entry.js`,
    integrity: sri('E'),
    files: [
      { path: 'entry.js', size: 20_000, br: 6_000, sri: sri('E') },
      { path: 'page.js', size: 9_000, br: 3_000, sri: sri('P') },
    ],
    needs: { react: '^19.0.0' },
    exposes: ['./routes'],
    routes: ['/experiences'],
    copies: [],
    first: { '/experiences': ['page.js'] },
    ...change,
  };
};

/** A shell that brings React 19. */
export const aShell = (change: Partial<ReleaseRecord> = {}): ReleaseRecord => ({
  ...aRelease({ app: 'shell', routes: ['/login'], first: {}, exposes: [], ...change }),
  needs: undefined,
  provides: change.provides ?? { react: '19.3.1' },
});

/** A front of which one release is live for everybody. */
export const live = (stable: ReleaseRecord, change: Partial<LiveFront> = {}): LiveFront => ({
  app: stable.app,
  killed: false,
  percent: 0,
  stable,
  ...change,
});
