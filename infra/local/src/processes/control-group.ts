import { mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withDescendants } from './children-of.js';

/** Processes that the system can tell from all others: to share its processors out, or by a rule of the network. */
export class ControlGroup {
  private readonly folder: string;
  private isEnded = false;

  /** @param root where the system keeps the group that all others are in @throws where it makes none */
  constructor(
    private readonly root: string,
    readonly name: string,
    private readonly afterEnd: () => void = () => undefined,
  ) {
    this.folder = join(root, name);
    // one of that name may be left by a run that was killed
    mkdirSync(this.folder, { recursive: true });
    // whatever ends this process: what is left would hold others
    process.once('exit', this.end);
  }

  /** @param values of settings that it has, by the names of their files */
  set(values: Readonly<Record<string, string>>): void {
    for (const [name, value] of Object.entries(values)) writeFileSync(join(this.folder, name), value);
  }

  /** Takes processes with all that they have started; children are born into the group of their parent. */
  takeWithChildren(pids: readonly number[]): void {
    this.take(withDescendants(pids));
  }

  take(pids: readonly number[]): void {
    this.move(pids, this.folder);
  }

  /** Its processes go back to where they were, and it is gone. Safe to repeat. */
  readonly end = (): void => {
    if (this.isEnded) return;
    this.isEnded = true;
    process.off('exit', this.end);
    // one that starts another meanwhile leaves it there
    for (let left = this.members(); left.length > 0; left = this.members()) this.move(left, this.root);
    rmdirSync(this.folder);
    this.afterEnd();
  };

  private members(): number[] {
    return readFileSync(join(this.folder, 'cgroup.procs'), 'utf8').split('\n').filter(Boolean).map(Number);
  }

  private move(pids: readonly number[], group: string): void {
    for (const pid of pids) {
      try {
        writeFileSync(join(group, 'cgroup.procs'), String(pid));
      } catch {
        // it has ended
      }
    }
  }
}
