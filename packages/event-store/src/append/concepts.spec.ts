import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';

const folder = 'packages/event-store/src/append';
const sources = readdirSync(folder).filter((file) => !file.endsWith('.spec.ts'));
const classes = sources.flatMap((file) =>
  [...readFileSync(`${folder}/${file}`, 'utf8').matchAll(/^export (?:abstract )?class (\w+)/gm)].map(
    ([, name]) => name,
  ),
);
const [, table = ''] = /\n\| module \|[^\n]*\n\|[-|]+\n((?:\|[^\n]*\n)+)/.exec(
  readFileSync('packages/event-store/README.md', 'utf8'),
) ?? ['', ''];

describe('the way of a decision to the disk', () => {
  it('is nine modules, in which the README names every class', () => {
    expect(table.trim().split('\n')).toHaveLength(9);
    expect([...table.matchAll(/`(\w+)`/g)].map(([, name]) => name).sort()).toEqual([...classes].sort());
  });

  it('has twenty classes at the most: another one takes the place of one that is there', () => {
    expect(classes.length).toBeLessThanOrEqual(20);
  });

  it('is entered by a main door of fifteen names', () => {
    const doors = readFileSync('packages/event-store/api.txt', 'utf8').split(/^\[(.+)\]$/m);
    const main = doors[doors.indexOf('.') + 1]?.trim().split('\n') ?? [];
    expect(main.length).toBeGreaterThan(0);
    expect(main.length).toBeLessThanOrEqual(15);
  });
});
