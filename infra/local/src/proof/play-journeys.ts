import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../processes/run.js';
import type { StepResult, Tally } from './steps.js';

/** Plays the journeys of a configuration of Playwright's test runner, and counts them. @param tag plays those only that have it */
export async function playJourneys(
  config: string,
  env: Readonly<Record<string, string>>,
  tag?: string,
): Promise<StepResult> {
  const folder = mkdtempSync(join(tmpdir(), 'northlight-report-'));
  const report = join(folder, 'journeys.json');
  const args = ['node_modules/@playwright/test/cli.js', 'test', '-c', config, ...(tag ? ['--grep', tag] : [])];
  const { code, output } = await run(process.execPath, args, {
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report, ...env },
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
