import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { ReleaseRecord } from '@northlight/contracts';
import { handOver } from './hand-over.js';
import { Refused } from './refused.js';
import { RegistryClient, siteOf } from './registry-client.js';

/** Milliseconds between two looks whether the API is there. */
const LOOK_EVERY_MS = 1_000;

/** A release as it was built, in a folder without its sources. */
interface BuiltRelease {
  readonly record: ReleaseRecord;
  readonly dir: string;
}

/** `<folder>/<app>/<build>/release.json`: every release below a folder, the shell first, as a front may need the new one. */
export const builtReleases = (folder: string): BuiltRelease[] =>
  readdirSync(folder)
    .sort((a, b) => Number(b === 'shell') - Number(a === 'shell') || (a < b ? -1 : 1))
    .flatMap((app) => readdirSync(join(folder, app)).map((build) => join(folder, app, build)))
    .map((dir) => ({ record: JSON.parse(readFileSync(join(dir, 'release.json'), 'utf8')) as ReleaseRecord, dir }));

/**
 * Hands every built release to the registry of API_URL, and makes live those of fronts of which nothing is: a start takes
 * no team's release back. Waits for the API.
 * @param waitMs how long, in milliseconds @returns a line for each thing that was done
 * @throws {Refused} where the registry refuses, or the API does not come
 */
export const publishBuilt = async (folder: string, env: NodeJS.ProcessEnv, waitMs: number): Promise<string[]> => {
  const site = siteOf(folder, withToken(env));
  await untilAnswers(new URL('/api/fronts', site.registry), Date.now() + waitMs);
  const registry = new RegistryClient(site);
  const releases = builtReleases(folder);
  const lines: string[] = [];
  for (const release of releases) lines.push(await handOver(registry, release));
  const live = new Set((await registry.channels()).map(({ app }) => app));
  const first = releases.map(({ record }) => record).filter(({ app }) => !live.has(app));
  for (const { app, id } of first) {
    const together = first.map((other) => other.id).filter((other) => other !== id);
    const order = { action: 'promote', revision: 0, release: id, ...(together.length > 0 && { together }) } as const;
    await registry.steer(app, order);
    lines.push(`${id}  is live: nothing of ${app} was`);
  }
  return lines;
};

/** A secret may come as a file, as containers are given them. */
const withToken = ({ FRONT_DEPLOY_TOKEN_FILE: file, ...env }: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  file && !env.FRONT_DEPLOY_TOKEN ? { ...env, FRONT_DEPLOY_TOKEN: readFileSync(file, 'utf8').trim() } : env;

/** One that cannot answer yet, because its tables are being made, says 5xx. */
const untilAnswers = async (url: URL, until: number): Promise<void> => {
  while (!(await answers(url))) {
    if (Date.now() > until) throw new Refused(`The registry at ${url.origin} does not answer.`);
    await pause(LOOK_EVERY_MS);
  }
};

const answers = (url: URL): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(5_000) }).then(
    async (answer) => {
      await answer.body?.cancel();
      return answer.status < 500;
    },
    () => false,
  );
