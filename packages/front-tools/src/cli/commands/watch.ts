import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { dirname, join, resolve } from 'node:path';
import type { ReleaseRecord } from '@northlight/contracts';
import { appsOf } from '../../build/build-id.js';
import { type WatchedRelease, watchFront } from '../../build/watch-front.js';
import { watchedBuildId } from '../../preset/watched-build.js';
import { Refused } from '../workspace.js';

/**
 * `front watch`: builds every front, and again after each change, until the process that started it ends. Documents pin
 * what it built, by the file WATCHED_FRONTS. PORT answers 200 once each front was tried.
 * @throws {Refused} without WATCHED_FRONTS
 */
export const watch = async (root: string): Promise<void> => {
  const { WATCHED_FRONTS: file, PORT, DATA_DIR = '.data' } = process.env;
  if (!file) throw new Refused('This is a part of npm run dev: start that.');
  const apps = appsOf(root);
  const built = new BuiltFronts(file, apps.length);
  const server = createServer((_request, response) => response.writeHead(built.areTried ? 200 : 503).end());
  server.on('error', ({ message }) => console.error(`The bundler cannot say that it is ready: ${message}`));
  server.listen(Number(PORT), '127.0.0.1');
  for (const app of apps) {
    const outDir = join(resolve(root, DATA_DIR), 'releases', app, watchedBuildId);
    await watchFront({ root, app, outDir }, (release) => built.take(release));
  }
  await asked();
  process.kill(process.pid, 'SIGKILL'); // nothing has to be finished, and the bundler complains of an exit
};

/** Ctrl-C, a polite kill, or the end of the process that started this one. */
const asked = (): Promise<void> =>
  new Promise((resolve) => {
    for (const event of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.once(event, () => resolve());
  });

/** The newest build of each front, and the file that tells `web` about them. */
class BuiltFronts {
  private readonly records = new Map<string, ReleaseRecord>();
  private readonly tried = new Set<string>();
  private readonly broken = new Set<string>();
  private written = '';

  constructor(
    private readonly file: string,
    private readonly count: number,
  ) {
    mkdirSync(dirname(file), { recursive: true });
    rmSync(file, { force: true }); // of an earlier run
  }

  get areTried(): boolean {
    return this.tried.size === this.count;
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

  private live(): object[] {
    return [...this.records.values()].map((stable) => ({ app: stable.app, killed: false, percent: 0, stable }));
  }

  /** Beside and renamed, so that `web` never reads half of it; the same again would reload pages for nothing. */
  private write(text: string): void {
    if (text === this.written) return;
    writeFileSync(`${this.file}.new`, text);
    renameSync(`${this.file}.new`, this.file);
    this.written = text;
  }
}
