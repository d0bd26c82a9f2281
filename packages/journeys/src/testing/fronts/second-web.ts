import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { ReleaseRecord } from '@northlight/contracts';
import { type BuiltRelease, layOut } from './built-release.js';
import { dataDir, localSite } from './local-site.js';
import { RegistryCopy } from './registry-copy.js';

const program = join(import.meta.dirname, '../../../../../services/dist/apps/web/main.js');
const PAUSE_MS = 20;
const START_LIMIT_MS = 20_000;

/**
 * A web process beside the site's own, on the same API, with a registry and a shelf of releases of its own: releases can
 * be broken here while other stories look at the same fronts.
 */
export class SecondWeb {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  private constructor(
    readonly url: string,
    readonly registry: RegistryCopy,
    private readonly folder: string,
    private readonly child: ChildProcess,
  ) {}

  static async start(): Promise<SecondWeb> {
    const { apiUrl, databaseUrl } = localSite();
    const registry = await RegistryCopy.of(databaseUrl);
    const folder = mkdtempSync(join(tmpdir(), 'second-web-'));
    mkdirSync(join(folder, 'releases'));
    const media = join(dataDir, 'media');
    if (existsSync(media)) symlinkSync(media, join(folder, 'media'));
    const port = await freePort();
    const url = `http://localhost:${port}`;
    const child = startWeb(port, { DATABASE_URL: registry.url, API_URL: apiUrl, DATA_DIR: folder });
    return new SecondWeb(url, registry, folder, child);
  }

  get releasesDir(): string {
    return join(this.folder, 'releases');
  }

  /** Lays a release on the shelf and registers it, past the gate; it is not live yet. */
  async publish(...releases: readonly BuiltRelease[]): Promise<void> {
    for (const release of releases) {
      layOut(this.releasesDir, release);
      await this.registry.add(release.record);
    }
  }

  /** Makes a release live past the gate. @returns once documents pin it */
  async serve(release: ReleaseRecord, lastGood?: ReleaseRecord): Promise<void> {
    await this.registry.serve(release, lastGood);
    await this.pins(release.id);
  }

  /** A web process on the last snapshot of this one, with no database and no API. @returns its address, and how to end it */
  async startCutOff(): Promise<{ readonly url: string; readonly stop: () => void }> {
    const [port, nowhere] = [await freePort(), await freePort()];
    const url = `http://localhost:${port}`;
    const away = {
      DATABASE_URL: `postgres://nobody@127.0.0.1:${nowhere}/none`,
      API_URL: `http://127.0.0.1:${nowhere}`,
    };
    const child = startWeb(port, { ...away, DATA_DIR: this.folder });
    await untilAnswered(url, /id="release"/);
    return { url, stop: () => void child.kill() };
  }

  async stop(): Promise<void> {
    this.child.kill();
    await this.registry.drop(localSite().databaseUrl);
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** Waits for documents that pin a release. */
  async pins(id: string): Promise<void> {
    await untilAnswered(this.url, new RegExp(`"(?:shell|id)":"${id}"`));
  }
}

const startWeb = (port: number, where: Readonly<Record<string, string>>): ChildProcess => {
  const SECRET = randomBytes(32).toString('hex');
  const own = {
    PORT: String(port),
    HOST: 'localhost',
    PUBLIC_URL: `http://localhost:${port}`,
    METRICS_PORT: '',
    SECRET,
  };
  const env = { ...process.env, NODE_ENV: 'development', LOG_LEVEL: 'fatal', S3_URL: '', ...own, ...where };
  const child = spawn(process.execPath, [program], { env, stdio: 'ignore' });
  process.once('exit', () => child.kill());
  return child;
};

const untilAnswered = async (url: string, wanted: RegExp): Promise<void> => {
  const end = Date.now() + START_LIMIT_MS;
  for (;;) {
    const html = await fetch(url).then(
      (answer) => answer.text(),
      () => '',
    );
    if (wanted.test(html)) return;
    if (Date.now() > end) throw new Error(`${url} answers without ${wanted}: ${html.slice(0, 500)}`);
    await delay(PAUSE_MS);
  }
};

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, 'localhost', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
