import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { readOptions } from './options.js';

const folder = mkdtempSync(join(tmpdir(), 'northlight-files-'));
afterAll(() => rmSync(folder, { recursive: true }));

const fileWith = (text: string): string => {
  writeFileSync(join(folder, 'file'), text);
  return join(folder, 'file');
};

describe('a start whose secrets are in files', () => {
  it('hands on what is in them, without the line break at the end', () => {
    const { env } = readOptions({ DATABASE_URL_FILE: fileWith('postgres://app@db/northlight\n'), LOG_LEVEL: 'warn' });
    expect(env).toEqual({ DATABASE_URL: 'postgres://app@db/northlight', LOG_LEVEL: 'warn' });
  });

  it('says which file gives nothing', () => {
    expect(() => readOptions({ SECRET_FILE: join(folder, 'nowhere') })).toThrow(/SECRET_FILE names .* \(ENOENT\)/);
    expect(() => readOptions({ STRIPE_KEY_FILE: fileWith('') })).toThrow('STRIPE_KEY_FILE names an empty file');
  });

  it('leaves to the processes to refuse what is given twice, and leaves other files alone', () => {
    const twice = { SECRET: 'x', SECRET_FILE: join(folder, 'nowhere'), SSL_CERT_FILE: '/etc/ssl/cert.pem' };
    expect(readOptions(twice).env).toEqual(twice);
  });
});
