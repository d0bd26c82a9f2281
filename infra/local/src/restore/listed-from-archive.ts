import { placeForCopy } from './copy-place.js';
import { addToErased, erasedList } from './erased-list.js';
import { type RestorePlan, restoreFiles, startRestored } from './restored-database.js';
import { toolOn } from './steps.js';

/**
 * Adds whoever was erased until the end of the archive to the list: whoever goes back to before that would not know of them, and
 * the database that knew may be gone.
 */
export async function listFromArchive(
  { tool, login, signal }: Pick<RestorePlan, 'tool' | 'login' | 'signal'>,
  { dataDir, env }: { readonly dataDir: string; readonly env: NodeJS.ProcessEnv },
): Promise<void> {
  const folder = await placeForCopy();
  const plan = { tool, login, folder: folder.path, signal };
  try {
    await restoreFiles(plan);
    const { url, stop } = await startRestored(plan);
    await toolOn({ ...env, DATABASE_URL: url, LOG_LEVEL: 'warn' }, 'persons', ['erased'])
      .then((text) => addToErased(erasedList(dataDir), text))
      .finally(stop);
  } finally {
    folder.remove();
  }
}
