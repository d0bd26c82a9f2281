import { existsSync, type FSWatcher, readdirSync, watch } from 'node:fs';
import { join } from 'node:path';

/** One save is several notices, and an editor saves several files at once. */
const SETTLE_MS = 50;

interface Notices {
  /** Something below the folders changed a moment ago. */
  readonly changed: () => void;
  /** A folder cannot be watched: its changes are not noticed. */
  readonly lost: (folder: string, error: Error) => void;
}

/**
 * Watches folders with all that is below them, each by itself: on Linux Node's recursive watch follows each file, and is
 * silent from the second time on that an editor replaces one.
 */
export class FolderWatcher {
  private readonly watchers = new Map<string, FSWatcher>();
  private settling: NodeJS.Timeout | undefined;

  constructor(
    folders: readonly string[],
    private readonly notices: Notices,
  ) {
    for (const folder of folders) this.add(folder);
  }

  close(): void {
    clearTimeout(this.settling);
    for (const watcher of this.watchers.values()) watcher.close();
  }

  private add(folder: string): void {
    this.watch(folder);
    for (const inside of foldersIn(folder)) if (!this.watchers.has(inside)) this.add(inside);
  }

  private watch(folder: string): void {
    const lost = (error: Error): void => this.lost(folder, error);
    try {
      this.watchers.set(folder, watch(folder, () => this.noticed(folder)).on('error', lost));
    } catch (error) {
      lost(error as Error);
    }
  }

  private noticed(folder: string): void {
    for (const inside of foldersIn(folder)) if (!this.watchers.has(inside)) this.add(inside);
    if (!existsSync(folder)) this.drop(folder);
    clearTimeout(this.settling);
    this.settling = setTimeout(this.notices.changed, SETTLE_MS);
  }

  private lost(folder: string, error: Error): void {
    this.drop(folder);
    if (existsSync(folder)) this.notices.lost(folder, error);
  }

  /** A folder of the same name may come back, and is another one. */
  private drop(folder: string): void {
    this.watchers.get(folder)?.close();
    this.watchers.delete(folder);
  }
}

/** None when the folder is gone. */
function foldersIn(folder: string): string[] {
  try {
    const entries = readdirSync(folder, { withFileTypes: true });
    return entries.filter((entry) => entry.isDirectory()).map(({ name }) => join(folder, name));
  } catch {
    return [];
  }
}
