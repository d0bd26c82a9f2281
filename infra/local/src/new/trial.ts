import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyClone } from '../processes/copy-clone.js';
import { run } from '../processes/run.js';
import type { Step, StepResult } from '../proof/steps.js';
import { kinds } from './kinds.js';

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

/** A field of another thing and of another type than the example. */
const fields = ['membership.memberships guests-at-once integer', 'merchandise.products is-fragile boolean'];

async function trial(copy: string): Promise<StepResult> {
  const examples = Object.entries(kinds).map(([kind, { example }]) => [kind, ...example.split(' ')]);
  const made = [...examples, ...fields.map((arg) => ['field', ...arg.split(' ')])].map((args) => ['new', ...args]);
  const names = made.map(([, , name = '']) => name.split('/').at(-1) ?? '');
  // a feature is an export of contracts, and a field is part of answers
  for (const args of [...made, ['codegen'], ['api-report'], ['check', ...names]]) {
    const { code, output } = await run(process.execPath, ['infra/local/run.mjs', ...args], { cwd: copy });
    if (code !== 0) return { passed: 0, failed: 1, skipped: 0, output: `npm run ${args.join(' ')}\n${output}` };
  }
  return { passed: made.length, failed: 0, skipped: 0, output: '' };
}
