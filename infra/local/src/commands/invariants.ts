import { parseArgs } from 'node:util';
import { handOver } from '../processes/hand-over.js';

/** `npm run invariants -- --runs 5000 --seed 7`: random stories on several processes, and an auditor over their log. */
export async function main(args: readonly string[]): Promise<void> {
  const options = { runs: { type: 'string', default: '5000' }, seed: { type: 'string' } } as const;
  const { runs, seed } = parseArgs({ args: [...args], options }).values;
  const jest = ['--selectProjects', 'int', '--testPathPatterns', 'random-stories'];
  const settings = { INVARIANT_RUNS: runs, ...(seed === undefined ? {} : { INVARIANT_SEED: seed }) };
  await handOver('node_modules/jest/bin/jest.js', jest, { ...process.env, ...settings });
}
