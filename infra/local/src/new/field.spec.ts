import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { kinds } from './kinds.js';

const clone = process.cwd();
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'northlight-field-'));
  for (const part of ['catalog', 'membership', 'merchandise'])
    for (const source of [`services/src/contexts/${part}`, `packages/contracts/src/${part}`])
      cpSync(join(clone, source), join(folder, source), { recursive: true });
  for (const part of ['mfe-admin/src/features', 'mfe-admin/src/texts'])
    cpSync(join(clone, part), join(folder, part), { recursive: true });
  process.chdir(folder);
});
afterEach(() => {
  process.chdir(clone);
  rmSync(folder, { recursive: true, force: true });
});

/** The files that are written or changed: those that state the field, and its migration. */
function add(...args: string[]): string[] {
  const { wordsOf, more, wire } = kinds.field ?? {};
  const words = wordsOf?.(args) ?? {};
  return ['its migration', ...(wire?.({ ...words, ...more?.(words) }) ?? [])];
}

describe('a new field', () => {
  it.each([
    ['catalog.experiences', 'text', "name: 'dress_code', nullable: true"],
    ['membership.memberships', 'integer', "name: 'dress_code', default: 0"],
    ['merchandise.products', 'boolean', "name: 'dress_code', default: false"],
  ])('of %s is stated in seven files at most, as a %s from the table to the form', (table, type, column) => {
    const files = add(table, 'dress-code', type);
    expect(files.length).toBeLessThanOrEqual(7);
    const [, list = '', entity = '', ...others] = files;
    expect(readFileSync(list, 'utf8')).toMatch(/Migrations = \[\s*(\w+,\s+)+DressCode\d{13}\]/);
    expect(readFileSync(entity, 'utf8')).toContain(column);
    for (const file of others) expect(readFileSync(file, 'utf8')).toMatch(/\bdressCode\b/);
  });

  it('is refused where there is one of this name, where the type is not known, and where staff edits no such table', () => {
    expect(() => add('catalog.experiences', 'special-equipment', 'text')).toThrow(
      'has a field specialEquipment already',
    );
    expect(() => add('catalog.experiences', 'motto', 'money')).toThrow('types are text, integer, boolean');
    expect(() => add('booking.slots', 'motto', 'text')).toThrow('Tables are catalog.experiences');
  });
});
