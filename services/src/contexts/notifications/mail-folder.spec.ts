import { mkdir, mkdtemp, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Settings } from '../../platform/config/settings.js';
import { heldAddress, personUnder } from '../../platform/privacy/person.js';
import { PersonCipher } from '../../platform/privacy/person-cipher.js';
import { RetentionTerms } from '../../platform/retention/retention-terms.js';
import { MailFolderRetention } from './mail-folder-retention.js';
import { MailHolder } from './person-holder.js';

const email = 'ann@example.com';
const at = new Date('2026-11-20T15:00:00Z');
const cipher = new PersonCipher({ SECRET: 'a secret of a machine, 0123456789' } as Settings);
const ann = personUnder(cipher, email);

let folder: string;
let holder: MailHolder;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'northlight-mails-'));
  holder = new MailHolder({ DATA_DIR: folder } as Settings, cipher);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const write = async (name: string, to = email) => {
  await mkdir(join(folder, 'mail'), { recursive: true });
  await writeFile(join(folder, 'mail', name), `From: us@example.com\r\nTo: Ann Lee <${to}>\r\n\r\nHello`);
  await utimes(join(folder, 'mail', name), at, at);
};
/** Is listed and cannot be opened, as a file that was deleted in between. */
const vanish = (name: string) => symlink(join(folder, 'nowhere'), join(folder, 'mail', name));
const found = async (person = ann) => (await holder.find(person)).map(({ id }) => id);
const due = async () => {
  const terms = new RetentionTerms();
  new MailFolderRetention({ DATA_DIR: folder } as Settings, terms).onModuleInit();
  return (await terms.all[0]?.due(new Date(), 10))?.map(({ key }) => key);
};

describe('mails in a folder', () => {
  it('are none where none was ever written', async () => {
    expect([await found(), await due()]).toEqual([[], []]);
  });

  it('are found and forgotten by whom they are to, also one that a process died over', async () => {
    for (const name of ['one.eml', 'two.eml.part']) await write(name);
    await write('other.eml', 'bob@example.com');
    expect([await found(), await due()]).toEqual([
      ['one.eml', 'two.eml.part'],
      ['one.eml', 'other.eml', 'two.eml.part'],
    ]);
    const mailFiles = ['one.eml', 'two.eml.part'].map((file) => ({ file, writtenAt: at }));
    expect(await holder.tell(ann)).toEqual({ mailFiles });
    expect(await holder.erase(ann)).toBe(2);
    expect([await found(), await due()]).toEqual([[], ['other.eml']]);
  });

  it('keep nobody from the others when one is deleted meanwhile, nor does a folder among them', async () => {
    await write('one.eml');
    await vanish('gone.eml');
    await mkdir(join(folder, 'mail', 'more.eml'));
    expect([await found(), await due()]).toEqual([['one.eml'], ['one.eml']]);
  });

  it('are not said to be none where they cannot be read', async () => {
    await writeFile(join(folder, 'mail'), 'no folder');
    await expect(found()).rejects.toThrow('ENOTDIR');
    await expect(due()).rejects.toThrow('ENOTDIR');
  });

  it('are theirs until a day after they left the address', async () => {
    await write('one.eml');
    const leftHoursBefore = (hours: number) => ({
      addresses: [heldAddress(cipher, email, new Date(at.getTime() - hours * 3_600_000))],
    });
    expect([await found(leftHoursBefore(23)), await found(leftHoursBefore(25))]).toEqual([['one.eml'], []]);
  });
});
