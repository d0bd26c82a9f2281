import { type ChildProcess, spawn } from 'node:child_process';
import { chownSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { nodeFlags } from '../../processes/node-flags.js';
import { PlainError } from '../../processes/plain-error.js';
import { freePort } from '../../processes/ports.js';
import type { PodContainer } from '../manifest-form.js';
import { imageUser } from '../topology.js';

/** What every pod of a walk has. */
export interface Ground {
  /** What the image has in /app. */
  readonly app: string;
  /** Folders of the pods are made in it. */
  readonly folder: string;
  /** Of the image, and what every container is given besides. */
  readonly env: Readonly<Record<string, string>>;
  /** In place of what a container is given: where things are on this machine. */
  readonly here: Readonly<Record<string, string>>;
}

/** The user of the image where this one may become it: then only what pods mount can be written, as in a container. */
const asUser = process.getuid?.() === 0 ? { uid: imageUser, gid: imageUser } : {};
const LOOK_EVERY_MS = 100;

/** A pod of a manifest: its containers run as processes of this machine, with the environment that it gives them. */
export class WalkedPod {
  private readonly folders: { readonly data: string; readonly tmp: string };
  private words = '';
  private child: ChildProcess | undefined;

  private constructor(
    readonly name: string,
    private readonly ground: Ground,
    readonly ports: { readonly http: number; readonly metrics: number },
  ) {
    const at = (kind: string): string => join(ground.folder, `${name}-${kind}`);
    this.folders = { data: at('data'), tmp: at('tmp') };
    for (const folder of Object.values(this.folders)) {
      mkdirSync(folder);
      if (asUser.uid !== undefined) chownSync(folder, asUser.uid, asUser.gid);
    }
  }

  static async make(name: string, ground: Ground): Promise<WalkedPod> {
    return new WalkedPod(name, ground, { http: await freePort(), metrics: await freePort() });
  }

  get url(): string {
    return `http://127.0.0.1:${this.ports.http}`;
  }

  /** @throws {PlainError} with its last words when it ends with anything but 0 */
  async runToEnd(container: PodContainer): Promise<string> {
    const code = await ended(this.start(container));
    if (code !== 0)
      throw new PlainError(`${container.name} of ${this.name} ended with ${code}:\n${this.words.slice(-4_000)}`);
    return this.words.trim().split('\n').at(-1) ?? '';
  }

  /** Starts a container that goes on, and waits until the probes of its manifest are content. */
  async runOn(container: PodContainer): Promise<void> {
    const child = this.start(container);
    for (const probe of ['startup', 'readiness', 'liveness'] as const) {
      const asked = container[`${probe}Probe`];
      if (!asked) continue;
      const { httpGet, periodSeconds, failureThreshold } = asked;
      const until = Date.now() + 1_000 * periodSeconds * failureThreshold;
      if (!(await this.isContent(child, httpGet.path, until)))
        throw new PlainError(`${this.name}: ${probe} is not content:\n${this.words.slice(-4_000)}`);
    }
  }

  private async isContent(child: ChildProcess, path: string, until: number): Promise<boolean> {
    while ((await this.statusOf(path)) !== 200) {
      if (child.exitCode !== null || Date.now() > until) return false;
      await pause(LOOK_EVERY_MS);
    }
    return true;
  }

  /** The status of an answer; 0 where there is none. */
  statusOf(path: string, port = this.ports.http): Promise<number> {
    return fetch(`http://127.0.0.1:${port}${path}`, { signal: AbortSignal.timeout(5_000) }).then(
      async (answer) => {
        await answer.body?.cancel();
        return answer.status;
      },
      () => 0,
    );
  }

  /** As the kubelet ends it. @returns its exit code */
  end(): Promise<number> {
    this.child?.kill('SIGTERM');
    return this.child ? ended(this.child) : Promise.resolve(0);
  }

  kill(): void {
    this.child?.kill('SIGKILL');
  }

  private start(container: PodContainer): ChildProcess {
    const { data, tmp } = this.folders;
    const here = {
      ...{ HOST: '127.0.0.1', METRICS_HOST: '127.0.0.1', DATA_DIR: data, TMPDIR: tmp, PATH: process.env.PATH },
      ...{ PORT: String(this.ports.http), METRICS_PORT: String(this.ports.metrics), ...this.ground.here },
    };
    const given = Object.fromEntries((container.env ?? []).map(({ name, value }) => [name, value]));
    const child = spawn(process.execPath, [...nodeFlags, ...(container.args ?? [])], {
      ...asUser,
      cwd: this.ground.app,
      env: { ...this.ground.env, ...given, ...here },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.words = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (this.words += String(text)));
    child.on('error', ({ message }) => (this.words += message));
    this.child = child;
    return child;
  }
}

const ended = (child: ChildProcess): Promise<number> =>
  new Promise((resolve) => {
    if (child.exitCode !== null) resolve(child.exitCode);
    child.once('exit', (code) => resolve(code ?? 1)).once('error', () => resolve(127));
  });
