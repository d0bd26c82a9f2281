import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { mustRun } from '../processes/must-run.js';
import { PlainError } from '../processes/plain-error.js';
import { freePort } from '../processes/ports.js';
import { killGroup, run } from '../processes/run.js';
import { throwAwayFolder } from '../processes/throw-away-folder.js';

const LOOK_EVERY_MS = 100;
const TIMEOUT_MS = 5 * 60_000;
/** npm may end a moment before what it started. */
const UNTIL_ALL_ENDED_MS = 1_000;

/**
 * `npm run bench:start`: the seconds from `npm start` in an empty clone of the last commit until the site answers with a page and its data, and the
 * same for a second start there. npm's cache stays as it is; nothing else should run meanwhile.
 */
export async function main(): Promise<void> {
  const folder = await throwAwayFolder('start');
  const clone = join(folder.path, 'clone');
  try {
    const { code, output } = await run('git', ['clone', '--quiet', process.cwd(), clone]);
    if (code !== 0) throw new PlainError(`The clone failed:\n${output}`);
    for (const name of ['an empty clone', 'the same again']) {
      const seconds = await startOnce(clone);
      console.log(`${name}: the site answers after ${seconds.toFixed(1)} s`);
    }
  } finally {
    folder.remove();
  }
}

/** @returns seconds until a page was there; the site is stopped again */
async function startOnce(clone: string): Promise<number> {
  const port = await freePort();
  const env = { ...process.env, PORT: String(port), DATABASE_URL: '', REDIS_URL: '' };
  const began = performance.now();
  const site = spawn('npm', ['start'], { cwd: clone, env, detached: true, stdio: 'ignore' });
  site.on('error', () => undefined); // `mustRun` says that it is gone
  try {
    await untilAnswered(`http://localhost:${port}/experiences`, site);
    return (performance.now() - began) / 1000;
  } finally {
    killGroup(site, 'SIGTERM');
    if (site.exitCode === null) await once(site, 'exit');
    await pause(UNTIL_ALL_ENDED_MS);
  }
}

async function untilAnswered(url: string, site: ChildProcess): Promise<void> {
  for (const end = Date.now() + TIMEOUT_MS; Date.now() < end; await pause(LOOK_EVERY_MS)) {
    mustRun('The site', site);
    const [page, api] = await Promise.all(
      [url, new URL('/api/experiences', url)].map((each) => fetch(each).catch(() => undefined)),
    );
    if (page?.ok && api?.ok && (await page.text()).includes('</html>')) return;
  }
  throw new PlainError(`There was no page within ${TIMEOUT_MS / 60_000} minutes.`);
}
