import { handOver } from '../processes/hand-over.js';
import { PlainError } from '../processes/plain-error.js';
import { readLocalFile } from './local-file.js';
import { readOptions } from './options.js';
import { secretsOf } from './secrets.js';

/**
 * Runs a command of the services against the system that runs here, or against DATABASE_URL when it is set.
 * @throws PlainError when there is neither
 */
export async function serviceTool(name: string, args: readonly string[]): Promise<void> {
  const { dataDir, env } = readOptions(process.env);
  const databaseUrl = env.DATABASE_URL || readLocalFile(dataDir)?.databaseUrl;
  if (!databaseUrl) {
    throw new PlainError('Nothing runs here: type npm start in another window first, or set DATABASE_URL.');
  }
  const known = { ...secretsOf(dataDir, env), DATABASE_URL: databaseUrl, DATA_DIR: dataDir };
  await handOver(`services/dist/apps/tools/${name}.js`, args, { ...env, LOG_LEVEL: 'warn', ...known });
}
