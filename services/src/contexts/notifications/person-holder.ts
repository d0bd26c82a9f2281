import { Injectable } from '@nestjs/common';
import type { PersonEntry } from '@northlight/contracts';
import { Settings } from '../../platform/config/settings.js';
import { nameKey } from '../../platform/kernel/name-key.js';
import { type HeldAddress, isTheirsAt, type Person } from '../../platform/privacy/person.js';
import { PersonCipher } from '../../platform/privacy/person-cipher.js';
import type { PersonHolder, RotationReport } from '../../platform/privacy/person-holder.js';
import { type MailFile, MailFolder } from './mail-folder.js';
import { notificationsPersonalData } from './personal-data.js';

/** A mail that waits for its server, or tells the old address of the new one, is written by then. */
const LATE_MS = 24 * 60 * 60_000;
/** Folded lines are one. */
const addressed = /^(?:To|Reply-To):(.*(?:\r?\n[ \t].*)*)/gim;

/** Mails that lie in a folder, where no server sends them: found by whom they are to, or who wrote what they pass on. */
@Injectable()
export class MailHolder implements PersonHolder {
  readonly keeps = notificationsPersonalData;
  private readonly folder: MailFolder;

  constructor(
    settings: Settings,
    private readonly cipher: PersonCipher,
  ) {
    this.folder = new MailFolder(settings);
  }

  async find(person: Person): Promise<PersonEntry[]> {
    return (await this.mailsOf(person)).map(({ name, writtenAt }) => ({
      ...{ kind: 'mail', id: name, at: writtenAt.toISOString() },
    }));
  }

  async tell(person: Person): Promise<{ mailFiles: readonly unknown[] }> {
    return { mailFiles: (await this.mailsOf(person)).map(({ name, writtenAt }) => ({ file: name, writtenAt })) };
  }

  async erase(person: Person): Promise<number> {
    const mails = await this.mailsOf(person);
    for (const { name } of mails) await this.folder.remove(name);
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

  private async mailsOf({ addresses }: Person): Promise<MailFile[]> {
    if (addresses.length === 0) return [];
    const mails: MailFile[] = [];
    for (const mail of await this.folder.files()) {
      const head = await this.folder.head(mail);
      const hashes = addressesIn(head).flatMap((address) => this.cipher.hashes(nameKey(address)));
      const isTheirs = addresses.some(
        (held) => isInTime(held, mail) && held.hashes.some((one) => hashes.some((hash) => hash.equals(one))),
      );
      if (isTheirs) mails.push(mail);
    }
    return mails;
  }
}

/** Of an address that was left, what came until then is theirs; its mails are written a while later. */
const isInTime = (held: HeldAddress, { writtenAt }: MailFile): boolean =>
  isTheirsAt(held, new Date(writtenAt.getTime() - LATE_MS));

const addressesIn = (head: string): string[] =>
  [...head.matchAll(addressed)].flatMap(([, line = '']) => line.match(/[^\s<>,;"]+@[^\s<>,;"]+/g) ?? []);
