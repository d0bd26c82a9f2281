import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { allGuards } from './all-guards.js';

describe('the list of guards', () => {
  it.each(allGuards.map((guard) => [guard.name, guard] as const))('knows where it is that %s', (_, guard) => {
    const text = readFileSync(guard.file, 'utf8');
    for (const [from] of guard.off) expect([from, text.split(from).length - 1]).toEqual([from, 1]);
    expect([guard.spec, existsSync(guard.spec)]).toEqual([guard.spec, true]);
  });

  it('names each of them once', () => {
    expect(new Set(allGuards.map(({ name }) => name)).size).toBe(allGuards.length);
  });
});
