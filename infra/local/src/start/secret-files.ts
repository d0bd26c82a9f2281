import { readFileSync } from 'node:fs';
import { PlainError } from '../processes/plain-error.js';

/** Variables such as SECRET_FILE or DATABASE_URL_FILE: what the settings of the services take from files. */
const named = /^([A-Z_0-9]*(?:SECRET|KEY|BEFORE|URLS?|SERVERS|TOKEN|PASSWORD))_FILE$/;

/**
 * The environment with what is in the files that it names, since a start needs to know what it is given. Where a variable
 * and its file are both set, both stay: the processes refuse that.
 * @throws PlainError naming a file that cannot be read, or is empty
 */
export function withSecretFiles(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const read = { ...env };
  for (const [variable, path] of Object.entries(env)) {
    const [, name] = named.exec(variable) ?? [];
    if (!name || !path || env[name]) continue;
    read[name] = contentOf(variable, path);
    delete read[variable];
  }
  return read;
}

function contentOf(variable: string, path: string): string {
  try {
    const content = readFileSync(path, 'utf8').replace(/\r?\n$/, '');
    if (content !== '') return content;
  } catch (error) {
    throw new PlainError(`${variable} names a file that cannot be read (${(error as NodeJS.ErrnoException).code})`);
  }
  throw new PlainError(`${variable} names an empty file`);
}
