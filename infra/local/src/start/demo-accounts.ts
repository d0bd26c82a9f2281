import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const fileIn = (dataDir: string): string => join(dataDir, 'demo-accounts.txt');

/** Keeps what the seed says once of the demo people and their passwords, readable by the owner only. */
export function keepDemoAccounts(dataDir: string, output: string): void {
  const lines = output.split('\n').filter((line) => /^Demo (account|access code) /.test(line));
  if (lines.length > 0) writeFileSync(fileIn(dataDir), `${lines.join('\n')}\n`, { mode: 0o600 });
}

/** The demo people of a data folder, a line each; nothing when they were never filled in. */
export function demoAccounts(dataDir: string): string {
  const file = fileIn(dataDir);
  return existsSync(file) ? readFileSync(file, 'utf8').replace(/^(?=.)/gm, '  ') : '';
}
