import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const page = 'docs/reference/asvs.md';
const text = readFileSync(page, 'utf8');
const rows = text.split('\n').filter((line) => /^\| V\d/.test(line));
const cellsOf = (row: string): string[] => row.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, ''));
const named = rows.flatMap((row) => cellsOf(row)[0]?.split(', ') ?? []);

/** Requirements of levels 1 and 2 in the sections of each chapter of ASVS 5.0.0; some sections have only those of level 3. */
const sections: Readonly<Record<string, string>> = {
  V1: '1:2 2:9 3:11 4:3 5:2',
  V2: '1:3 2:3 3:4 4:1',
  V3: '2:2 3:4 4:6 5:5 7:2',
  V4: '1:3 2:1 3:2 4:4',
  V5: '1:1 2:3 3:2 4:3',
  V6: '1:3 2:12 3:4 4:4 5:5 6:3 8:4',
  V7: '1:3 2:4 3:2 4:5 5:2 6:2',
  V8: '1:2 2:3 3:1 4:1',
  V9: '1:3 2:4',
  V10: '1:2 2:2 3:4 4:11 5:5 6:2 7:3',
  V11: '1:2 2:3 3:3 4:4 5:1 6:1',
  V12: '1:3 2:2 3:4',
  V13: '1:1 2:5 3:2 4:5',
  V14: '1:2 2:4 3:3',
  V15: '1:3 2:3 3:7',
  V16: '1:1 2:5 3:4 4:3 5:3',
  V17: '1:1 2:4 3:2',
};

const requirements = Object.entries(sections).flatMap(([chapter, parts]) =>
  parts.split(' ').flatMap((part) => {
    const [section, count] = part.split(':');
    return Array.from({ length: Number(count) }, (_, nth) => `${chapter}.${section}.${nth + 1}`);
  }),
);

describe('the table of ASVS 5.0', () => {
  it('has each requirement of levels 1 and 2 once', () => {
    expect(requirements).toHaveLength(253);
    expect(named.toSorted()).toEqual(requirements.toSorted());
  });

  it('leads to tests that are there', () => {
    const links = rows.flatMap((row) => [...row.matchAll(/\]\(([^)]+)\)/g)].map(([, path = '']) => path));
    expect(links.length).toBeGreaterThan(200);
    expect(links.filter((path) => !existsSync(join(dirname(page), path)))).toEqual([]);
    expect(links.filter((path) => !/\.(spec|journey)\.tsx?$/.test(path))).toEqual([]);
  });

  it('says of each how it stands: shown by a test or a file, a deviation, or not applicable', () => {
    const silent = rows.filter((row) => !/\*\*deviation\*\*: |not applicable: |\.(ts|tsx|md|json)\b/.test(row));
    expect(silent.map((row) => cellsOf(row)[0])).toEqual([]);
  });

  it('counts them right', () => {
    const countOf = (pattern: RegExp): number =>
      rows.filter((row) => pattern.test(row)).reduce((sum, row) => sum + (cellsOf(row)[0] ?? '').split(', ').length, 0);
    const [deviations, others] = [countOf(/\*\*deviation\*\*: /), countOf(/\| not applicable: /)];
    const counted = /: (\d+) are met, (\d+) are not[\s\S]*?and (\d+) are about/.exec(text)?.slice(1).map(Number);
    expect(counted).toEqual([requirements.length - deviations - others, deviations, others]);
  });
});
