import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Settings } from '../../platform/config/settings.js';
import { type DueEntry, RetentionTerms } from '../../platform/retention/retention-terms.js';

/** Mails that a machine without a mail server has written into a folder: how long they stay there. */
@Injectable()
export class KeptMails implements OnModuleInit {
  private readonly folder: string;

  constructor(
    { DATA_DIR }: Settings,
    private readonly terms: RetentionTerms,
  ) {
    this.folder = join(DATA_DIR, 'mail');
  }

  onModuleInit(): void {
    this.terms.add({
      kind: 'mails',
      due: (before, limit) => this.olderThan(before, limit),
      forget: async (names) => {
        for (const name of names) await rm(join(this.folder, name), { force: true });
      },
    });
  }

  private async olderThan(before: Date, limit: number): Promise<DueEntry[]> {
    const found: DueEntry[] = [];
    for (const key of await this.names()) {
      const since = (await stat(join(this.folder, key))).mtime;
      if (since < before) found.push({ key, since });
    }
    return found.sort((one, other) => one.since.getTime() - other.since.getTime()).slice(0, limit);
  }

  /** None where no mail was ever written here. */
  private async names(): Promise<string[]> {
    try {
      return await readdir(this.folder);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
      throw error;
    }
  }
}
