import { describe, expect, it } from '@jest/globals';
import { aRelease, aShell } from '../testing/builders.js';
import { objections } from './objections.js';

const shell = aShell();
const among = (...others: ReturnType<typeof aRelease>[]) => ({ others: [shell, ...others], retire: false });

describe('a release that fits the house', () => {
  it('meets no objection', () => {
    expect(objections(aRelease(), among())).toEqual([]);
  });
});

describe('a release that does not fit', () => {
  it.each([
    [
      'a React that no live shell brings',
      { needs: { react: '^20.0.0' } },
      /needs react \^20\.0\.0; shell_\w+ brings 19\.3\.1/,
    ],
    [
      'a package that the shell does not bring',
      { needs: { preact: '^10.0.0' } },
      /needs preact \^10\.0\.0; .* brings none/,
    ],
    ['no routes to show', { exposes: [] }, /does not expose \.\/routes/],
    ['a copy of what is shared', { copies: ['react-dom'] }, /bundles its own copy of react-dom/],
    [
      'a first page over its budget',
      { files: [{ path: 'entry.js', size: 1, br: 9_000, sri: '' }] },
      /remoteEntry is 8\.8 KB/,
    ],
  ])('is refused: %s', (_, change, reason) => {
    expect(objections(aRelease(change), among()).join(' ')).toMatch(reason);
  });

  it('is refused while no shell is live', () => {
    expect(objections(aRelease(), { others: [], retire: false })).toEqual([
      'No shell is live yet. Promote the shell before mfe-catalog.',
    ]);
  });

  it('is refused when another front answers the same path', () => {
    const other = aRelease({ app: 'mfe-booking' });
    expect(objections(aRelease(), among(other))).toEqual(['/experiences belongs to mfe-booking already.']);
  });

  it('is refused when a path gets lost, unless it is given up on purpose', () => {
    const current = aRelease({ routes: ['/experiences', '/venues'] });
    expect(objections(aRelease(), { ...among(), current })).toHaveLength(1);
    expect(objections(aRelease(), { ...among(), current, retire: true })).toEqual([]);
  });
});

describe('a new shell', () => {
  it('is refused while a live front needs what it no longer brings', () => {
    const next = aShell({ build: 'bbbbbbbbbb', provides: { react: '20.0.0' } });
    expect(objections(next, { others: [aRelease()], retire: false })).toHaveLength(1);
  });
});
