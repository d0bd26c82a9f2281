import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { addToErased, erasedList } from './erased-list.js';
import { isAllThere, type Rehearsal, textOf } from './report.js';
import { momentOf } from './topology-rehearsal.js';

const dataDir = mkdtempSync(join(tmpdir(), 'erased-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

describe('the list of the erased', () => {
  const file = erasedList(dataDir);
  const line = (id: string): string => JSON.stringify({ id, addresses: [] });

  it('keeps whoever stands in it once, also where the database has gone back to before them', () => {
    expect(addToErased(file, `${line('a')}\n${line('b')}\n`)).toBe(2);
    expect(addToErased(file, `a word of the program\n${line('b')}\n${line('c')}\n`)).toBe(3);
    expect(addToErased(file, '')).toBe(3);
    expect(readFileSync(file, 'utf8')).toBe(`${line('a')}\n${line('b')}\n${line('c')}\n`);
  });
});

describe('the moment of a restore', () => {
  it('has a zone, and is not in the future', () => {
    expect(momentOf(undefined)).toBeUndefined();
    expect(momentOf('2026-11-20T13:00:00+01:00')).toEqual(new Date('2026-11-20T12:00:00Z'));
    for (const text of ['2026-11-20', '2026-11-20T13:00:00', 'yesterday', ''])
      expect(() => momentOf(text)).toThrow(/zone/);
    expect(() => momentOf('2999-01-01T00:00:00Z')).toThrow(/future/);
  });
});

describe('the report of a rehearsal', () => {
  const fine = { name: 'the log has no gaps', seconds: 1.2, count: 12_000, wrong: [] };
  const rehearsal: Rehearsal = { to: 'the end of the archive', at: '2026-11-20T12:00:00Z', steps: [fine] };

  it('says that everything is there only where nothing is wrong', () => {
    expect(isAllThere(rehearsal)).toBe(true);
    expect(textOf(rehearsal)).toContain('✓ the log has no gaps: 12,000 (1.2 s)');
    const broken = { ...rehearsal, steps: [fine, { name: 'files', seconds: 0, count: 3, wrong: ['one is gone'] }] };
    expect(isAllThere(broken)).toBe(false);
    expect(textOf(broken)).toMatch(/✗ files: 3[\s\S]*one is gone[\s\S]*NOT everything is there/);
  });
});
