import { describe, expect, it } from '@jest/globals';
import { directDependencies } from './direct-dependencies.js';
import { readKnown, untrueOf } from './known-faults.js';
import { judge, lastOf } from './release-age.js';

const now = new Date('2026-11-25T12:00:00Z');
const saved = { package: 'quiet', version: '1.6.0', released: '2022-04-19', adr: 'docs/adr/0046-x.md' };

describe('the list of known faults', () => {
  it('names packages that are asked for, tests and decisions that are there', () => {
    expect(untrueOf(readKnown(), directDependencies())).toEqual([]);
  });

  it('is told of a package that is gone, a test that is gone and a decision that was never made', () => {
    const fault = { package: 'gone', fault: 'x', issues: [], spec: 'services/test/gone.spec.ts' };
    expect(untrueOf({ faults: [fault], old: [saved] }, new Map([['quiet', '1.6.0']]))).toEqual([
      'gone is no direct dependency of any workspace',
      'gone: there is no services/test/gone.spec.ts',
      'quiet: there is no docs/adr/0046-x.md',
    ]);
  });
});

describe('the direct dependencies', () => {
  it('are those of every workspace, without the workspaces themselves', () => {
    const direct = directDependencies();
    for (const name of ['jest', 'typeorm', 'react-hook-form', '@rspack/core']) expect(direct.has(name)).toBe(true);
    expect([...direct.keys()].filter((name) => name.startsWith('@northlight/'))).toEqual([]);
  });
});

describe('a last release', () => {
  it('is the one that the registry calls the latest', () => {
    const time = { created: '2020-01-01T00:00:00Z', '2.0.0': '2025-05-01T00:00:00Z', '1.9.9': '2026-01-01T00:00:00Z' };
    const answer = JSON.stringify({ time, 'dist-tags': { latest: '2.0.0' } });
    expect(lastOf(answer)).toEqual({ version: '2.0.0', at: new Date('2025-05-01T00:00:00Z') });
    expect(lastOf('{}')).toBeUndefined();
  });

  it('of more than two years ago needs a decision', () => {
    const release = { version: '1.6.0', at: new Date('2024-02-27T00:00:00Z') };
    expect(judge('quiet', release, { now })).toMatchObject({ isUncovered: true });
    expect(judge('@types/quiet', release, { now })).toMatchObject({ isUncovered: false });
    expect(judge('quiet', { ...release, at: new Date('2025-01-01') }, { now })).toMatchObject({ isUncovered: false });
  });

  it('counts from the day on the list, until there is a newer one', () => {
    const release = { version: '1.6.0', at: new Date('2026-02-27T00:00:00Z') };
    expect(judge('quiet', release, { old: saved, now })).toMatchObject({ isUncovered: false, adr: saved.adr });
    expect(judge('quiet', { ...release, version: '1.7.0' }, { old: saved, now })).toMatchObject({ adr: undefined });
  });
});
