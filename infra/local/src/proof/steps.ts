import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../processes/run.js';

/** How many things a step proved. A step that is one yes-or-no counts as one. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

export interface StepResult extends Tally {
  /** What the person needs to read when it failed. */
  readonly output: string;
}

export interface Step {
  readonly name: string;
  /** Says at its beginning what it does, because it takes more than a few seconds. */
  readonly isLong?: boolean;
  readonly work: () => Promise<StepResult>;
}

const nothing: Tally = { passed: 0, failed: 0, skipped: 0 };

export const add = (a: Tally, b: Tally): Tally => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
});

/** A step that passes when the program ends with 0. The program is a package's own script, run by this Node. */
export function programStep(name: string, script: string, args: readonly string[]): Step {
  const work = async (): Promise<StepResult> => {
    const { code, output } = await run(process.execPath, [join('node_modules', script), ...args]);
    return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0, output };
  };
  return { name, work };
}

/** Its workers are started with the same: what modules leave behind is collected a quarter as often. */
export const SEMI_SPACE_FLAG = '--max-semi-space-size=64';

/** A step that runs Jest projects and counts their tests. A suite that cannot run counts as one failure. */
export function jestStep(name: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Step {
  const work = async (): Promise<StepResult> => {
    const folder = mkdtempSync(join(tmpdir(), 'northlight-report-'));
    const report = join(folder, 'jest.json');
    const requested = ['--json', `--outputFile=${report}`, '--passWithNoTests', ...args];
    const { code, output } = await run(
      process.execPath,
      [SEMI_SPACE_FLAG, 'node_modules/jest/bin/jest.js', ...requested],
      {
        env: { ...process.env, ...env, FORCE_COLOR: '0' },
      },
    );
    const tally = readJestReport(report, code);
    rmSync(folder, { recursive: true, force: true });
    return { ...tally, output: failuresIn(output) };
  };
  return { name, work };
}

/** Runs the steps, `atOnce` at a time, says each as it ends, and prints what failed. */
export async function runSteps(steps: readonly Step[], atOnce = Math.max(2, availableParallelism())): Promise<Tally> {
  const waiting = [...steps];
  const failures: { name: string; output: string }[] = [];
  let total = nothing;
  const worker = async (): Promise<void> => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
      const began = performance.now();
      if (step.isLong) console.log(`  … ${step.name}`);
      const result = await step.work();
      say(step.name, result, (performance.now() - began) / 1000);
      if (result.failed > 0) failures.push({ name: step.name, output: result.output });
      total = add(total, result);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  for (const { name, output } of failures) console.log(`\n── ${name} ──\n${output.trim()}`);
  return total;
}

/** The line with which a run ends: `12 passed, 0 failed`, and what was skipped when something was. */
export function summary({ passed, failed, skipped }: Tally): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

function say(name: string, result: StepResult, seconds: number): void {
  const count = result.passed + result.failed > 1 ? `, ${summary(result)}` : '';
  console.log(`  ${result.failed > 0 ? '✗' : '✓'} ${name} (${seconds.toFixed(1)} s${count})`);
}

/** Jest tells failures where they happen and, when there were many suites, once more at the end: that is enough. */
function failuresIn(output: string): string {
  const again = output.lastIndexOf('\nSummary of all failing tests');
  return again < 0 ? output : output.slice(again);
}

function readJestReport(file: string, code: number): Tally {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8')) as Record<string, number>;
    const of = (key: string): number => report[key] ?? 0;
    const failed = of('numFailedTests') + of('numRuntimeErrorTestSuites');
    return {
      passed: of('numPassedTests'),
      failed: code !== 0 && failed === 0 ? 1 : failed,
      skipped: of('numPendingTests') + of('numTodoTests'),
    };
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}
