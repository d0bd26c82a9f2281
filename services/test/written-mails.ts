import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Names of the mails in the folder of a system's data. One that is being written yet is not among them. */
export const writtenMails = async (folder: string): Promise<string[]> =>
  (await readdir(join(folder, 'mail')).catch((): string[] => [])).filter((name) => name.endsWith('.eml'));
