import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Writes a file that nobody ever sees half of, also after a power cut, and whoever else writes it at the same moment: under
 * a name of its own first, flushed to the disk, then renamed. Makes the folders that are missing.
 */
export async function writeWhole(file: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const draft = `${file}.${randomUUID()}.part`;
  try {
    await writeFile(draft, content, { flush: true });
    await rename(draft, file);
  } finally {
    await rm(draft, { force: true });
  }
}
