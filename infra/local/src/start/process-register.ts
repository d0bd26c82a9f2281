import type { Child } from './child.js';
import { type LocalFile, removeLocalFile, writeLocalFile } from './local-file.js';
import type { RunLock } from './run-lock.js';

interface RegisterOptions {
  readonly dataDir: string;
  readonly lock: Pick<RunLock, 'record'>;
  /** Called when the files cannot be written. */
  readonly tell: (sentence: string) => void;
}

/** The processes of a running system, and the files that say which they are, now and after every restart. */
export class ProcessRegister {
  private readonly children: Pick<Child, 'name' | 'pid'>[] = [];
  private address: Omit<LocalFile, 'pids'> | undefined;

  constructor(private readonly options: RegisterOptions) {}

  add(child: Pick<Child, 'name' | 'pid'>): void {
    this.children.push(child);
  }

  /** From now on commands find the system by `<dataDir>/local.json`. */
  publish(address: Omit<LocalFile, 'pids'>): void {
    this.address = address;
    this.update();
  }

  remove(): void {
    this.address = undefined;
    removeLocalFile(this.options.dataDir);
  }

  /** Writes down which processes there are. A disk that is full is no reason to end any of them. */
  update(): void {
    const { dataDir, lock, tell } = this.options;
    const running = this.children.flatMap(({ name, pid }) => (pid === undefined ? [] : [[name, pid] as const]));
    try {
      lock.record(running.map(([, pid]) => pid));
      if (this.address) writeLocalFile(dataDir, { ...this.address, pids: Object.fromEntries(running) });
    } catch (error) {
      tell(`Which processes run could not be written to ${dataDir}: ${(error as Error).message}`);
    }
  }
}
