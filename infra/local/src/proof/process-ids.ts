import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readLocalFile } from '../start/local-file.js';

const LAST_LINES = 20;

/**
 * Remembers which processes a running system has.
 * @returns tells, in a sentence each, which of them have ended since: they are away, or started again
 */
export function rememberProcessIds(dataDir: string): () => string[] {
  const ids = () => readLocalFile(dataDir)?.pids ?? {};
  const before = ids();
  return () => {
    const now = ids();
    return Object.entries(before).flatMap(([name, pid]) => (now[name] === pid ? [] : [startLine(dataDir, name, pid)]));
  };
}

function startLine(dataDir: string, name: string, pid: number): string {
  const log = join(dataDir, 'logs', `${name}.log`);
  const lines = existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n').slice(-LAST_LINES) : [];
  return `${name} (process ${pid}) ended, and nobody had asked it to. The last lines of its log:\n${lines.join('\n')}`;
}
