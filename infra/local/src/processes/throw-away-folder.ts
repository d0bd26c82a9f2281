import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isSame, markOf, type ProcessMark } from './identity.js';

export interface ThrowAwayFolder {
  readonly path: string;
  remove(): void;
}

/**
 * A temporary folder that belongs to this process. Folders of the same kind whose process is dead are cleaned up first.
 * @param kind one word; part of the folder's name
 * @param clear ends what still runs in a left-over folder, before it is removed
 * @param parent where it is made
 */
export async function throwAwayFolder(
  kind: string,
  clear: (path: string) => Promise<void> = async () => undefined,
  parent = tmpdir(),
): Promise<ThrowAwayFolder> {
  await removeLeftOver(kind, clear, parent);
  const path = mkdtempSync(join(parent, prefixOf(kind)));
  chmodSync(path, 0o755); // the server's own user must be able to enter
  writeFileSync(join(path, 'owner.json'), JSON.stringify(markOf(process.pid)));
  return { path, remove: () => rmSync(path, { recursive: true, force: true, maxRetries: 3 }) };
}

const prefixOf = (kind: string): string => `northlight-${kind}-`;

/** Removes the folders of a kind whose process is dead. @param clear as for one that is made */
export async function removeLeftOver(
  kind: string,
  clear: (path: string) => Promise<void>,
  parent = tmpdir(),
): Promise<void> {
  for (const name of readdirSync(parent).filter((entry) => entry.startsWith(prefixOf(kind)))) {
    const path = join(parent, name);
    const owner = ownerOf(path);
    if (owner === undefined || isSame(owner)) continue;
    await clear(path);
    rmSync(path, { recursive: true, force: true, maxRetries: 3 });
  }
}

function ownerOf(path: string): ProcessMark | undefined {
  try {
    return JSON.parse(readFileSync(join(path, 'owner.json'), 'utf8')) as ProcessMark;
  } catch {
    return undefined; // just being made by somebody, or not ours to read
  }
}
