import { resolve } from 'node:path';
import { PlainError } from '../processes/plain-error.js';
import { badPorts } from './bad-ports.js';
import { withSecretFiles } from './secret-files.js';

/** What a start is asked for, from the run contract's variables. */
export interface StartOptions {
  readonly port: number;
  readonly dataDir: string;
  readonly seedDemo: boolean;
  readonly publicUrl: string;
  /** Serves what is worked on, anew after each change: `npm run dev`. */
  readonly watch?: boolean;
  /** Gives up the safety of the data for speed: test runs only. */
  readonly throwAway?: boolean;
  /** Handed on to every process and tool. */
  readonly env: NodeJS.ProcessEnv;
}

/**
 * Reads the variables that the start itself needs; the rest is judged by the processes, which share one settings object.
 * @throws PlainError naming every wrong one
 */
export function readOptions(given: NodeJS.ProcessEnv): StartOptions {
  const env = withSecretFiles(given);
  const port = Number(env.PORT || 3000);
  const wrong: string[] = [];
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    wrong.push(`PORT is "${env.PORT}": it must be a number from 1 to 65535`);
  } else if (badPorts.has(port)) {
    wrong.push(`PORT is ${port}: browsers refuse to open this port, please choose another one`);
  }
  if (!['', 'true', 'false', undefined].includes(env.SEED_DEMO)) {
    wrong.push(`SEED_DEMO is "${env.SEED_DEMO}": it must be true or false`);
  }
  if (wrong.length > 0) throw new PlainError(`These settings are wrong:\n  ${wrong.join('\n  ')}`);
  return {
    port,
    dataDir: resolve(env.DATA_DIR || '.data'),
    seedDemo: env.SEED_DEMO !== 'false',
    publicUrl: env.PUBLIC_URL || `http://localhost:${port}`,
    env,
  };
}
