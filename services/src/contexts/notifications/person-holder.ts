import { open, readdir, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import type { PersonEntry } from '@northlight/contracts';
import { Settings } from '../../platform/config/settings.js';
import { nameKey } from '../../platform/kernel/name-key.js';
import type { HeldAddress, Person } from '../../platform/privacy/person.js';
import { PersonCipher } from '../../platform/privacy/person-cipher.js';
import type { PersonHolder, RotationReport } from '../../platform/privacy/person-holder.js';
import { notificationsPersonalData } from './personal-data.js';

interface KeptMail {
  readonly name: string;
  readonly writtenAt: Date;
}

/** Bytes in which the lines stand that say who a mail is to, and who is answered. */
const HEAD_BYTES = 4_096;
/** A mail that waits for its server, or tells the old address of the new one, is written by then. */
const LATE_MS = 24 * 60 * 60_000;
/** Folded lines are one. */
const addressed = /^(?:To|Reply-To):(.*(?:\r?\n[ \t].*)*)/gim;

/** Mails that lie in a folder, where no server sends them: found by whom they are to, or who wrote what they pass on. */
@Injectable()
export class MailHolder implements PersonHolder {
  readonly keeps = notificationsPersonalData;
  private readonly folder: string;

  constructor(
    { DATA_DIR }: Settings,
    private readonly cipher: PersonCipher,
  ) {
    this.folder = join(DATA_DIR, 'mail');
  }

  async find(person: Person): Promise<PersonEntry[]> {
    return (await this.mailsOf(person)).map(({ name, writtenAt }) => ({
      ...{ kind: 'mail', id: name, at: writtenAt.toISOString() },
    }));
  }

  async tell(person: Person): Promise<{ mails: readonly unknown[] }> {
    return { mails: (await this.mailsOf(person)).map(({ name, writtenAt }) => ({ file: name, writtenAt })) };
  }

  async erase(person: Person): Promise<number> {
    const mails = await this.mailsOf(person);
    for (const { name } of mails) await unlink(join(this.folder, name)).catch(unlessGone);
    return mails.length;
  }

  async giveUp(): Promise<number> {
    return 0;
  }

  async rewrap(): Promise<RotationReport> {
    return { moved: 0, unreadable: 0 };
  }

  async unreadable(): Promise<string | undefined> {
    return undefined;
  }

  private async mailsOf({ addresses }: Person): Promise<KeptMail[]> {
    if (addresses.length === 0) return [];
    const names = await readdir(this.folder).catch(() => []);
    const mails: KeptMail[] = [];
    for (const name of names.filter((one) => one.endsWith('.eml')).sort()) {
      const { head, writtenAt } = await this.headOf(name);
      const hashes = addressesIn(head).flatMap((address) => this.cipher.hashes(nameKey(address)));
      const isTheirs = addresses.some(
        (held) => isInTime(held, writtenAt) && held.hashes.some((one) => hashes.some((hash) => hash.equals(one))),
      );
      if (isTheirs) mails.push({ name, writtenAt });
    }
    return mails;
  }

  private async headOf(name: string): Promise<{ head: string; writtenAt: Date }> {
    const file = await open(join(this.folder, name));
    try {
      const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(HEAD_BYTES) });
      return { head: buffer.toString('utf8', 0, bytesRead), writtenAt: (await file.stat()).mtime };
    } finally {
      await file.close();
    }
  }
}

/** Of an address that was left, what came until then is theirs; its mails are written a while later. */
const isInTime = ({ until }: HeldAddress, writtenAt: Date): boolean =>
  !until || writtenAt.getTime() <= until.getTime() + LATE_MS;

const addressesIn = (head: string): string[] =>
  [...head.matchAll(addressed)].flatMap(([, line = '']) => line.match(/[^\s<>,;"]+@[^\s<>,;"]+/g) ?? []);

/** Somebody else may have deleted it. */
function unlessGone(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}
