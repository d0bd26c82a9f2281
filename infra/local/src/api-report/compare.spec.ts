import { describe, expect, it } from '@jest/globals';
import { compare, nextReport, raised } from './compare.js';
import type { Exported } from './report.js';

const value = (name: string, declaration = `const ${name} = 1`, entry = '.'): Exported => ({
  entry,
  name,
  kind: 'value',
  declaration,
});
const asType = (name: string): Exported => ({ ...value(name), kind: 'type' });
const before = nextReport(undefined, [value('open'), value('close'), asType('Door')], '1.4.0');

describe('what a package exports against its report', () => {
  it.each([
    ['nothing when all is as it was', [value('open'), value('close'), asType('Door')], undefined],
    ['a minor version for a new name', [value('open'), value('close'), asType('Door'), value('lock')], 'minor'],
    ['a minor version for another declaration', [value('open', 'x'), value('close'), asType('Door')], 'minor'],
    ['a minor version for a type that became a value', [value('open'), value('close'), value('Door')], 'minor'],
    ['a major version for a name that is gone', [value('open'), asType('Door')], 'major'],
    ['a major version for a name that became another', [value('open'), value('shut'), asType('Door')], 'major'],
    ['a major version for a value that became a type', [value('open'), asType('close'), asType('Door')], 'major'],
    ['a major version for a name in another entry', [value('open', undefined, './ui'), value('close')], 'major'],
  ] as const)('demands %s', (_, present, demanded) => {
    expect(compare(before, present).demands).toBe(demanded);
  });
});

describe('a version that is raised', () => {
  it('leaves the number before, and begins the ones behind anew', () => {
    expect([raised('1.4.0', 'minor'), raised('1.4.0', 'major')]).toEqual(['1.5.0', '2.0.0']);
  });

  it('is since when a new name and a new form are there; the others keep theirs', () => {
    const { exports } = nextReport(before, [value('open'), value('close', 'another'), value('lock')], '1.5.0');
    expect(exports.map(({ name, since }) => [name, since])).toEqual([
      ['open', '1.4.0'],
      ['close', '1.5.0'],
      ['lock', '1.5.0'],
    ]);
  });
});
