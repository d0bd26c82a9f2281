import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { ReleaseRecord } from '@northlight/contracts';
import type { WatchedRelease } from './watch-front.js';

/** As `web` reads it: the snapshot of a registry in which every build is live at once. */
interface LiveFront {
  readonly app: string;
  readonly killed: false;
  readonly percent: 0;
  readonly stable: ReleaseRecord;
}

/** The newest build of each front, and the file that tells `web` about them. It begins with what an earlier bundler left. */
export class BuiltFronts {
  private readonly records: Map<string, ReleaseRecord>;
  private readonly tried = new Set<string>();
  private readonly broken = new Set<string>();
  private written: string;

  constructor(
    private readonly file: string,
    private readonly apps: readonly string[],
  ) {
    mkdirSync(dirname(file), { recursive: true });
    this.written = existsSync(file) ? readFileSync(file, 'utf8') : '[]';
    const before = JSON.parse(this.written) as LiveFront[];
    this.records = new Map(before.filter(({ app }) => apps.includes(app)).map(({ app, stable }) => [app, stable]));
  }

  get areTried(): boolean {
    return this.tried.size === this.apps.length;
  }

  take(release: WatchedRelease): void {
    this.tried.add(release.app);
    if ('words' in release) this.fail(release);
    else this.keep(release);
    if (this.areTried) this.write(JSON.stringify(this.live()));
  }

  private fail({ app, words }: { app: string; words: string }): void {
    this.broken.add(app);
    const before = this.records.has(app) ? 'its last build stays' : 'its pages are missing until it does';
    console.error(`${app} does not build; ${before}:\n${words}`);
  }

  private keep({ app, record, seconds }: { app: string; record: ReleaseRecord; seconds: number }): void {
    if (this.records.has(app) || this.broken.has(app)) {
      console.log(`${app} is built ${this.broken.has(app) ? 'again' : 'anew'} (${seconds.toFixed(1)} s)`);
    }
    this.broken.delete(app);
    this.records.set(app, record);
  }

  /** In one order, whichever is built first: the same again would reload pages for nothing. */
  private live(): LiveFront[] {
    return this.apps.flatMap((app) => {
      const stable = this.records.get(app);
      return stable ? [{ app, killed: false, percent: 0, stable }] : [];
    });
  }

  /** Beside and renamed, so that `web` never reads half of it. */
  private write(text: string): void {
    if (text === this.written) return;
    writeFileSync(`${this.file}.new`, text);
    renameSync(`${this.file}.new`, this.file);
    this.written = text;
  }
}
