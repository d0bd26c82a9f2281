import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Ports } from './ports.js';
import { portOf } from './ports.js';

const names = ['superuser', 'northlight', 'replicator', 'reader', 'patroni', 'redis', 'sentinel', 'backup'] as const;

/** Passwords between the servers, made once for a data folder. */
export type Passwords = Readonly<Record<(typeof names)[number], string>>;

/** What every server of a topology is made from. */
export interface Shape {
  /** `<DATA_DIR>/topology`: each server has a folder of its name in it. */
  readonly folder: string;
  readonly ports: Ports;
  readonly passwords: Passwords;
}

/** The passwords of a folder, readable by its owner only; those that a later release needs are added. */
export function passwordsIn(file: string): Passwords {
  const known = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Partial<Passwords>) : {};
  if (names.every((name) => known[name])) return known as Passwords;
  const all = Object.fromEntries(names.map((name) => [name, known[name] ?? randomBytes(18).toString('hex')]));
  // in one step: without the passphrase no backup opens any more
  writeFileSync(`${file}.new`, `${JSON.stringify(all, null, 2)}\n`, { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return all as Passwords;
}

/** The folder of a server, made where it is not there. */
export function folderOf({ folder }: Pick<Shape, 'folder'>, name: string): string {
  const path = join(folder, name);
  mkdirSync(path, { recursive: true });
  return path;
}

/** An address on this machine. */
export const addressOf = ({ ports }: Pick<Shape, 'ports'>, name: string): string => `127.0.0.1:${portOf(ports, name)}`;

/** Writes a file that has passwords in it. @param owner who reads it, where that is another user */
export function writeSecretFile(
  file: string,
  text: string,
  owner?: { readonly uid?: number; readonly gid?: number },
): void {
  writeFileSync(file, text, { mode: 0o600 });
  if (owner?.uid !== undefined && owner.gid !== undefined) chownSync(file, owner.uid, owner.gid);
}
