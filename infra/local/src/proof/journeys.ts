import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stopPostgres } from '../postgres/start-postgres.js';
import { wordsOf } from '../processes/plain-error.js';
import { freePort } from '../processes/ports.js';
import { run } from '../processes/run.js';
import { throwAwayFolder } from '../processes/throw-away-folder.js';
import type { Progress } from '../start/progress.js';
import { endLeftOvers } from '../start/run-lock.js';
import { System } from '../start/system.js';
import { findBrowser } from './browser.js';
import { rememberProcessIds } from './process-ids.js';
import type { Step, StepResult, Tally } from './steps.js';

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
  const addresses = { DATABASE_URL: '', REDIS_URL: '', SMTP_URL: '', S3_URL: '' };
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

/** Environment variables that name the browsers' programs. */
type Programs = Readonly<Record<string, string>>;

/** Which journeys are played, and in what. */
interface Playing {
  readonly name: string;
  /** Of Playwright's test runner. */
  readonly config: string;
  /** Finds the browsers, or installs them. */
  readonly browsers: () => Promise<Programs>;
}

const inChromium: Playing = {
  name: 'journeys in a browser on the composed system',
  config: 'packages/journeys/playwright.config.ts',
  browsers: async (): Promise<Programs> => {
    const browser = await findBrowser();
    return browser === undefined ? {} : { CHROMIUM: browser };
  },
};

/** Plays journeys on the composed system: all of them in Chromium, unless others are named. */
export function journeysStep(onSystem: (system: TestSystem) => void, playing = inChromium): Step {
  const work = async (): Promise<StepResult> => {
    try {
      const browsers = await playing.browsers();
      const system = await startTestSystem();
      onSystem(system);
      const result = await play(system, playing.config, browsers);
      const ended = system.ended();
      await system.stop();
      return { ...result, failed: result.failed + ended.length, output: [result.output, ...ended].join('\n') };
    } catch (error) {
      return { passed: 0, failed: 1, skipped: 0, output: wordsOf(error) };
    }
  };
  return { name: playing.name, isLong: true, work };
}

async function play(system: TestSystem, config: string, browsers: Programs): Promise<StepResult> {
  const folder = mkdtempSync(join(tmpdir(), 'northlight-report-'));
  const report = join(folder, 'journeys.json');
  const args = ['node_modules/@playwright/test/cli.js', 'test', '-c', config];
  const { code, output } = await run(process.execPath, args, {
    env: {
      ...process.env,
      SITE_URL: system.url,
      DATA_DIR: system.dataDir,
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      ...browsers,
    },
  });
  const tally = readReport(report, code);
  rmSync(folder, { recursive: true, force: true });
  return { ...tally, output };
}

function readReport(file: string, code: number): Tally {
  try {
    const { stats } = JSON.parse(readFileSync(file, 'utf8')) as { stats: Record<string, number> };
    const of = (key: string): number => stats[key] ?? 0;
    const failed = of('unexpected') + of('flaky');
    return { passed: of('expected'), failed: code !== 0 && failed === 0 ? 1 : failed, skipped: of('skipped') };
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
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
