import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PlainError } from '../../processes/plain-error.js';
import { run } from '../../processes/run.js';

const home = 'infra/lighthouse';
const program = join(home, 'node_modules/lighthouse/cli/index.js');
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/**
 * Scores from 0 to 100; largest paint and blocking time behind the first, in ms; how fast Lighthouse found this machine
 * (a quiet desktop has 1500 and more).
 */
export type Scores = Readonly<Record<(typeof categories)[number] | 'lcpMs' | 'blockingMs' | 'machine', number>>;

interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
  environment: { benchmarkIndex: number };
}

/** Lighthouse is not part of the house (185 MB): it is installed when somebody measures, in the version of its lock file. */
export const installLighthouse = async (): Promise<void> => {
  if (existsSync(program)) return;
  console.log('Installing Lighthouse …');
  const { code, output } = await run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--prefix', home]);
  if (code !== 0) throw new PlainError(`Lighthouse could not be installed:\n${output}`);
};

/**
 * One run with Lighthouse's own defaults: a phone, slow 4G, 4x slower processor, both simulated. It now and then loses
 * its trace on a busy machine, and is asked once more then.
 */
export const lighthouse = (url: string, browser: string | undefined): Promise<Scores> =>
  audited(url, browser).catch(() => audited(url, browser));

const audited = async (url: string, browser: string | undefined): Promise<Scores> => {
  const folder = mkdtempSync(join(tmpdir(), 'northlight-lighthouse-'));
  const report = join(folder, 'report.json');
  const flags = '--headless=new --no-sandbox --disable-gpu';
  const args = [program, url, '--quiet', '--output=json', `--output-path=${report}`, `--chrome-flags=${flags}`];
  try {
    const env = { ...process.env, ...(browser ? { CHROME_PATH: browser } : {}) };
    const { code, output } = await run(process.execPath, [...args, `--only-categories=${categories}`], { env });
    if (code !== 0) throw new PlainError(`Lighthouse failed on ${url}:\n${output}`);
    return scoresOf(JSON.parse(readFileSync(report, 'utf8')) as Report);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const scoresOf = ({ categories: scored, audits, environment }: Report): Scores => {
  const of = (name: string): number => Math.round((scored[name]?.score ?? 0) * 100);
  return {
    performance: of('performance'),
    accessibility: of('accessibility'),
    'best-practices': of('best-practices'),
    seo: of('seo'),
    lcpMs: audits['largest-contentful-paint']?.numericValue ?? 0,
    machine: environment.benchmarkIndex,
    blockingMs: audits['total-blocking-time']?.numericValue ?? 0,
  };
};
