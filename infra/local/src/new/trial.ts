import { cpSync, existsSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../processes/run.js';
import type { Step, StepResult } from '../proof/steps.js';
import { kinds } from './kinds.js';

const left = new Set(['node_modules', '.git', '.data', 'test-results', 'playwright-report']);

/** Makes one of each kind in a copy of the clone and runs the check there, with their own unit tests, so that no template can rot. */
export function templatesStep(): Step {
  const work = async (): Promise<StepResult> => {
    const copy = mkdtempSync(join(tmpdir(), 'northlight-new-'));
    try {
      copyClone(process.cwd(), copy);
      return await trial(copy);
    } finally {
      rmSync(copy, { recursive: true, force: true });
    }
  };
  return { name: 'one new thing of each kind passes the check', isLong: true, work };
}

async function trial(copy: string): Promise<StepResult> {
  const made = Object.entries(kinds).map(([kind, { example }]) => ['new', kind, example]);
  const names = Object.values(kinds).map(({ example }) => example.split('/').at(-1) ?? '');
  for (const args of [...made, ['check', ...names]]) {
    const { code, output } = await run(process.execPath, ['infra/local/run.mjs', ...args], { cwd: copy });
    if (code !== 0) return { passed: 0, failed: 1, skipped: 0, output: `npm run ${args.join(' ')}\n${output}` };
  }
  return { passed: made.length, failed: 0, skipped: 0, output: '' };
}

/** Copies the sources; installed packages are linked, but the workspaces among them lead into the copy. */
function copyClone(from: string, to: string): void {
  cpSync(from, to, { recursive: true, filter: (path) => !left.has(path.split(/[\\/]/).at(-1) ?? '') });
  for (const home of [
    '.',
    'services',
    'shell',
    'packages/contracts',
    'packages/site-kit',
    'packages/front-tools',
    'infra/local',
  ]) {
    const modules = join(from, home, 'node_modules');
    if (existsSync(modules)) linkAll(modules, join(to, home, 'node_modules'));
  }
}

function linkAll(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    const path = join(from, name);
    if (name === '@northlight') linkAll(path, join(to, name));
    else if (lstatSync(path).isSymbolicLink()) cpSync(path, join(to, name), { verbatimSymlinks: true });
    else symlinkSync(path, join(to, name));
  }
}
