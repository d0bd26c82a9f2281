import { readFileSync } from 'node:fs';

/** Settings that are secrets, or have one in them. Each may be given by a file that `<name>_FILE` names. */
export const secretSettings = [
  'SECRET',
  'SECRET_BEFORE',
  'PERSON_KEY',
  'PERSON_KEY_BEFORE',
  'DATABASE_URL',
  'READER_URLS',
  'LEDGER_SERVERS',
  'REDIS_URL',
  'SMTP_URL',
  'S3_URL',
  'RELEASES_URL',
  'FRONT_DEPLOY_TOKEN',
  'STRIPE_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'ADMIN_SETUP_PASSWORD',
] as const;

export interface ReadEnvironment {
  /** The environment, with what was in files. */
  readonly env: NodeJS.ProcessEnv;
  /** A sentence for each file that gives nothing; none has a word of its contents. */
  readonly wrong: readonly string[];
}

/**
 * Reads the settings that are in files, as container platforms mount secrets; a line break at the end is not part of them.
 * Empty variables count as unset.
 */
export function withSecretFiles(env: NodeJS.ProcessEnv): ReadEnvironment {
  const read: Record<string, string> = {};
  const wrong: string[] = [];
  for (const name of secretSettings) {
    const path = env[`${name}_FILE`];
    if (!path) continue;
    const { content, fault } = env[name] ? both(name) : fileAt(path);
    if (fault) wrong.push(`${name}_FILE ${fault}`);
    else read[name] = content;
  }
  return { env: { ...env, ...read }, wrong };
}

interface FoundFile {
  readonly content: string;
  readonly fault?: string;
}

const both = (name: string): FoundFile => ({ content: '', fault: `and ${name} are both set: give one of them` });

function fileAt(path: string): FoundFile {
  try {
    const content = readFileSync(path, 'utf8').replace(/\r?\n$/, '');
    return content === '' ? { content, fault: 'names an empty file' } : { content };
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return { content: '', fault: `names a file that cannot be read (${code})` };
  }
}
