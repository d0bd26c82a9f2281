import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { run } from '../processes/run.js';
import { type Guard, needsServers } from './guard.js';
import { mutate } from './mutate.js';

/** How it went with one guard switched off. */
export interface Verdict {
  readonly guard: Guard;
  /** The story that noticed; undefined when none did that should have. */
  readonly caughtBy: string | undefined;
  /** What was seen instead. */
  readonly instead: string;
}

/** What Jest told of one guard (jest/guard-reporter.cjs). */
interface GuardReport {
  readonly name: string;
  readonly broken?: string;
  readonly stories: readonly Story[];
}

interface Story {
  readonly fullName: string;
  readonly status: string;
  readonly failureMessages: readonly string[];
}

interface Project {
  readonly displayName: string;
  readonly transform: Readonly<Record<string, readonly [string, object]>>;
}

interface House {
  readonly testTimeout: number;
  readonly projects: readonly Project[];
}

/**
 * Tells the story of every guard with that guard switched off. What Jest loads of the sources is changed, each time for
 * one guard: no file of the checkout is touched.
 * @throws {Error} when the comment of a guard, or what it is about, is not there
 */
export async function switchOff(guards: readonly Guard[]): Promise<Verdict[]> {
  const folder = mkdtempSync(join(tmpdir(), 'northlight-guards-'));
  const report = join(folder, 'report.jsonl');
  const config = join(folder, 'jest.json');
  writeFileSync(report, '');
  writeFileSync(config, JSON.stringify(await configOf(guards, report)));
  const jest = ['node_modules/jest/bin/jest.js', '--config', config, '--maxWorkers=2', '--workerIdleMemoryLimit=1GB'];
  const { output } = await run(process.execPath, jest);
  const verdict = linesOf(report);
  rmSync(folder, { recursive: true, force: true });
  return guards.map((guard) => verdictOn(guard, verdict.get(guard.name), output));
}

/** A verdict as a person reads it. */
export const wordsOn = ({ guard, caughtBy, instead }: Verdict): string =>
  caughtBy === undefined
    ? `✗ ${guard.name}: nobody noticed (${guard.spec}): ${instead}`
    : `✓ ${guard.name}: caught by "${caughtBy}"`;

function linesOf(report: string): Map<string, GuardReport> {
  const lines = readFileSync(report, 'utf8').split('\n').filter(Boolean);
  return new Map(lines.map((line) => JSON.parse(line) as GuardReport).map((report) => [report.name, report]));
}

/** A mutant that names what is not there proves nothing. */
const isNoProgram = /^(?:ReferenceError|SyntaxError)\b/;

/** Nor does a story that stumbles over what the mutant left undefined: it has compared nothing. */
const isCrash = /^TypeError\b/;

export function verdictOn(guard: Guard, report: GuardReport | undefined, output: string): Verdict {
  if (!report || report.broken) return { guard, caughtBy: undefined, instead: report?.broken ?? output };
  const stories = report.stories.filter(({ status }) => status === 'failed');
  const unrunnable = stories
    .flatMap(({ failureMessages }) => failureMessages)
    .find((message) => isNoProgram.test(message));
  if (unrunnable) return { guard, caughtBy: undefined, instead: `what it became does not run: ${unrunnable}` };
  const own = stories.filter(({ fullName }) => fullName.includes(guard.story));
  const caughtBy = own.find((story) => guard.crashes || !hasCrashed(story))?.fullName;
  return { guard, caughtBy, instead: insteadOf(own, stories) };
}

const hasCrashed = ({ failureMessages }: Story): boolean => failureMessages.every((message) => isCrash.test(message));

function insteadOf([own]: readonly Story[], failed: readonly Story[]): string {
  if (own) return `"${own.fullName}" only crashed: ${own.failureMessages[0]}`;
  const names = failed.map(({ fullName }) => fullName);
  return names.length > 0 ? `other stories failed: ${names.join('; ')}` : 'every story was told as ever';
}

/** A project of Jest for each guard: like the one that its spec belongs to, but that it loads one file edited. */
async function configOf(guards: readonly Guard[], report: string): Promise<object> {
  const rootDir = resolve('.');
  const { default: house } = (await import(pathToFileURL(resolve('jest.config.mjs')).href)) as { default: House };
  const { testTimeout } = house;
  const projects = guards.map((guard) => projectOf(guard, house));
  return { rootDir, testTimeout, projects, reporters: [[resolve('infra/local/jest/guard-reporter.cjs'), { report }]] };
}

function projectOf(guard: Guard, { projects }: House): object {
  const like = projects.find(({ displayName }) => displayName === (needsServers(guard) ? 'int' : 'unit'));
  const spec = resolve(guard.spec);
  const transform = Object.entries(like?.transform ?? {}).map(([files, [, options]]) => [
    files,
    [resolve('infra/local/jest/guard-transform.cjs'), { ...options, mutant: mutantOf(guard) }],
  ]);
  return {
    ...like,
    displayName: guard.name,
    roots: [dirname(spec)],
    testMatch: [spec],
    testPathIgnorePatterns: ['/node_modules/'],
    transform: Object.fromEntries(transform),
  };
}

function mutantOf(guard: Guard): { readonly file: string; readonly text: string } {
  try {
    return { file: guard.file, text: mutate(readFileSync(guard.file, 'utf8'), guard) };
  } catch (error) {
    throw new Error(`${guard.file}: the guard "${guard.name}" cannot be switched off`, { cause: error });
  }
}
