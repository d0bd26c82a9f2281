import { mkdir, open, readdir, rename, stat, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Settings } from '../../platform/config/settings.js';

/** A file of the folder. */
export interface MailFile {
  readonly name: string;
  readonly writtenAt: Date;
}

/** Bytes in which the lines stand that say who a mail is to, and who is answered. */
const HEAD_BYTES = 4_096;

/**
 * The mails of a machine without a mail server. All who look through them see every file, also one that a process died
 * over (`.part`), and none of them minds that another forgets a file meanwhile.
 */
export class MailFolder {
  private readonly path: string;

  constructor({ DATA_DIR }: Pick<Settings, 'DATA_DIR'>) {
    this.path = join(DATA_DIR, 'mail');
  }

  /** Whoever sees the file sees the whole mail. */
  async write(id: string, bytes: Buffer): Promise<void> {
    await mkdir(this.path, { recursive: true });
    const file = join(this.path, `${id}.eml`);
    await writeFile(`${file}.part`, bytes);
    await rename(`${file}.part`, file);
  }

  /** By their names; none where no mail was ever written here. */
  async files(): Promise<MailFile[]> {
    const names = (await unlessGone(readdir(this.path))) ?? [];
    const files: MailFile[] = [];
    for (const name of names.sort()) {
      const found = await unlessGone(stat(join(this.path, name)));
      if (found?.isFile()) files.push({ name, writtenAt: found.mtime });
    }
    return files;
  }

  /** The lines at its top, and some of what follows; empty where it is gone. */
  async head({ name }: MailFile): Promise<string> {
    const file = await unlessGone(open(join(this.path, name)));
    if (!file) return '';
    try {
      const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(HEAD_BYTES) });
      return buffer.toString('utf8', 0, bytesRead);
    } finally {
      await file.close();
    }
  }

  async remove(name: string): Promise<void> {
    await unlessGone(unlink(join(this.path, name)));
  }
}

/** Undefined where there is no such file. */
const unlessGone = <Found>(found: Promise<Found>): Promise<Found | undefined> =>
  found.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
