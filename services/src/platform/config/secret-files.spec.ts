import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { secretSettings } from './secret-files.js';
import { readSettings } from './settings.js';

const folder = mkdtempSync(join(tmpdir(), 'northlight-secrets-'));
afterAll(() => rmSync(folder, { recursive: true }));

const enough = { DATABASE_URL: 'postgres://app@127.0.0.1/northlight', SECRET: '0123456789abcdef'.repeat(2) };
const fileWith = (name: string, text: string): string => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};

describe('a secret in a file', () => {
  it.each(['\n', '\r\n', ''])('is what the file says, without the line break at its end: %j', (end) => {
    const SECRET_FILE = fileWith('secret', `of the file, 32 characters or more${end}`);
    const { SECRET } = readSettings({ ...enough, SECRET: '', SECRET_FILE });
    expect(SECRET).toBe('of the file, 32 characters or more');
  });

  const values: Readonly<Record<(typeof secretSettings)[number], string>> = {
    SECRET: 'abcdefghijklmnop'.repeat(2),
    SECRET_BEFORE: 'bcdefghijklmnopq'.repeat(2),
    PERSON_KEY: 'cdefghijklmnopqr'.repeat(2),
    PERSON_KEY_BEFORE: 'defghijklmnopqrs'.repeat(2),
    DATABASE_URL: 'postgres://app:pw@postgres/northlight',
    READER_URLS: 'postgres://reader:pw@replica/northlight',
    REDIS_URL: 'redis://:pw@redis:6379',
    SMTP_URL: 'smtp://user:pw@mail:25',
    LEDGER_SERVERS: 'north=postgres://owner:secret@north/northlight',
    S3_URL: 'http://key:secret@minio:9000/pictures',
    RELEASES_URL: 'http://key:secret@minio:9000/releases',
    FRONT_DEPLOY_TOKEN: 'a token of twenty characters',
    STRIPE_KEY: 'sk_live_0123456789',
    STRIPE_WEBHOOK_SECRET: 'whsec_0123456789abcdef',
    ADMIN_SETUP_PASSWORD: 'ZFqv0-Kzw_n2',
  };

  it.each(['LEDGER_SERVERS', 'STRIPE_KEY'])(
    'may be each of those that are secrets, or have one in them (%s apart)',
    (apart) => {
      const given = Object.entries(values).filter(([name]) => name !== apart);
      const files = given.map(([name, value]) => [`${name}_FILE`, fileWith(name, `${value}\n`)]);
      expect(readSettings(Object.fromEntries(files))).toMatchObject(Object.fromEntries(given));
      expect(Object.keys(values).sort()).toEqual([...secretSettings].sort());
    },
  );

  it('is refused beside the same one in the environment', () => {
    const SECRET_FILE = fileWith('secret', values.SECRET);
    expect(() => readSettings({ ...enough, SECRET_FILE })).toThrow(/SECRET_FILE and SECRET are both set/);
  });

  it('that is not there, or empty, is named, and nothing of what is', () => {
    const wrong = { SECRET_FILE: join(folder, 'nowhere'), PERSON_KEY_FILE: fileWith('empty', '\n') };
    const read = () => readSettings({ ...enough, SECRET: '', ...wrong, REDIS_URL_FILE: fileWith('redis', 'hunter2') });
    expect(read).toThrow(/SECRET_FILE names a file that cannot be read \(ENOENT\)/);
    expect(read).toThrow(/PERSON_KEY_FILE names an empty file/);
    expect(read).toThrow(/REDIS_URL must be redis/);
    expect(read).not.toThrow(/hunter2/);
  });

  it('counts as unset where the name of its file is empty', () => {
    expect(readSettings({ ...enough, SECRET_FILE: '', REDIS_URL_FILE: '' })).toMatchObject(enough);
  });
});
