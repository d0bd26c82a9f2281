import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { stopPostgres } from '../postgres/start-postgres.js';
import { wordsOf } from '../processes/plain-error.js';
import { freePort } from '../processes/ports.js';
import { throwAwayFolder } from '../processes/throw-away-folder.js';
import type { Progress } from '../start/progress.js';
import { endLeftOvers } from '../start/run-lock.js';
import { System } from '../start/system.js';
import { chromium, type Programs } from './browser.js';
import { playJourneys } from './play-journeys.js';
import { rememberProcessIds } from './process-ids.js';
import type { Step, StepResult } from './steps.js';

const drawn = join('.data', 'media', 'art');

/** The composed system on free ports, in a folder of its own, as `npm start` would bring it up. */
export interface TestSystem {
  readonly url: string;
  readonly dataDir: string;
  /** A sentence for each process that has ended since the start. */
  ended(): string[];
  stop(): Promise<void>;
}

/** Starts the whole system for tests and measurements; what a killed run left behind is cleared away first. */
export async function startTestSystem(): Promise<TestSystem> {
  const folder = await throwAwayFolder('system', async (path) => {
    await endLeftOvers(path);
    await stopPostgres(path);
  });
  // Pictures that a start here has drawn need not be drawn again; what is out of date is.
  if (existsSync(drawn)) cpSync(drawn, join(folder.path, 'media', 'art'), { recursive: true });
  const port = await freePort();
  const url = `http://localhost:${port}`;
  // all stories come from one network
  const limits = { REGISTRATIONS_PER_NETWORK: '1000' };
  const addresses = { DATABASE_URL: '', REDIS_URL: '', SMTP_URL: '', S3_URL: '', RELEASES_URL: '' };
  const env = { ...process.env, ...addresses, ...limits, PORT: String(port), LOG_LEVEL: 'warn' };
  const options = { port, dataDir: folder.path, seedDemo: true, publicUrl: url, throwAway: true, env };
  const say = (sentence: string): void => console.log(`    ${sentence}`);
  const system = await System.claim(options, { progress: quietly(say), tell: say });
  const stop = async (): Promise<void> => {
    await system.stop();
    folder.remove();
  };
  try {
    await system.start();
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, dataDir: folder.path, ended: rememberProcessIds(folder.path), stop };
}

/** Which journeys are played, and in what. */
interface Playing {
  readonly name: string;
  /** Of Playwright's test runner. */
  readonly config: string;
  /** Plays those only that have this tag, or whose file and name match. */
  readonly tag?: string;
  /** Finds the browsers, or installs them. */
  readonly browsers: () => Promise<Programs>;
}

export const inChromium: Playing = {
  name: 'journeys in a browser on the composed system',
  config: 'packages/journeys/playwright.config.ts',
  browsers: chromium,
};

/** One story of every front, role and way to lose one (docs/adr/0072). */
export const smokeInChromium: Playing = { ...inChromium, tag: '@smoke' };

/** Plays journeys on the composed system: all of them in Chromium, unless others are named. */
export function journeysStep(onSystem: (system: TestSystem) => void, playing = inChromium): Step {
  const work = async (): Promise<StepResult> => {
    try {
      const browsers = await playing.browsers();
      const system = await startTestSystem();
      onSystem(system);
      const env = { SITE_URL: system.url, DATA_DIR: system.dataDir, ...browsers };
      const result = await playJourneys(playing.config, env, playing.tag);
      const ended = system.ended();
      await system.stop();
      return { ...result, failed: result.failed + ended.length, output: [result.output, ...ended].join('\n') };
    } catch (error) {
      return { passed: 0, failed: 1, skipped: 0, output: wordsOf(error) };
    }
  };
  return { name: playing.name, isLong: true, work };
}

/** In a test run only the end of each step of the start is said. */
function quietly(say: (sentence: string) => void): Progress {
  return {
    say: () => undefined,
    step: async (sentence, work, done) => {
      const result = await work();
      say(done?.(result) ?? sentence);
      return result;
    },
  };
}
