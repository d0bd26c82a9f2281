import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Settings } from '../../platform/config/settings.js';
import { type DueEntry, RetentionTerms } from '../../platform/retention/retention-terms.js';
import { MailFolder } from './mail-folder.js';

/** Mails that a machine without a mail server has written into a folder: how long they stay there. */
@Injectable()
export class MailFolderRetention implements OnModuleInit {
  private readonly folder: MailFolder;

  constructor(
    settings: Settings,
    private readonly terms: RetentionTerms,
  ) {
    this.folder = new MailFolder(settings);
  }

  onModuleInit(): void {
    this.terms.add({
      kind: 'mails',
      due: (before, limit) => this.olderThan(before, limit),
      forget: async (names) => {
        for (const name of names) await this.folder.remove(name);
      },
    });
  }

  private async olderThan(before: Date, limit: number): Promise<DueEntry[]> {
    const found = (await this.folder.files())
      .map(({ name, writtenAt }) => ({ key: name, since: writtenAt }))
      .filter(({ since }) => since < before);
    return found.sort((one, other) => one.since.getTime() - other.since.getTime()).slice(0, limit);
  }
}
