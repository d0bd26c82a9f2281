import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const source = 'services/src';
const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.ts') && !/\.spec\.ts$|\/testing\//.test(file));

/** Where SECRET is taken out of the settings: what signs and accepts, what wraps where there is no PERSON_KEY, what judges it. */
const readers = [
  'platform/config/unfit-for-production.ts',
  'platform/kernel/keyed-hash.ts',
  'platform/privacy/person-cipher.ts',
];
const taken = /\.SECRET\b|\{[^{}=]*\bSECRET\b[^{}]*\}(?: ?[:=])/;

describe('the secret that signs', () => {
  it('is read where the one before is known, too: no signature is checked against one of them alone', () => {
    const found = files.filter((file) => taken.test(readFileSync(join(source, file), 'utf8')));
    expect(found.toSorted()).toEqual(readers.filter((file) => found.includes(file)));
    expect(found).toContain('platform/kernel/keyed-hash.ts');
  });
});
