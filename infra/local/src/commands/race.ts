import { parseArgs } from 'node:util';
import { handOver } from '../processes/hand-over.js';

/** `npm run race -- --times 50`: 200 clients for the last seats of one slot, so many times over, and once unguarded. */
export async function main(args: readonly string[]): Promise<void> {
  const { times } = parseArgs({ args: [...args], options: { times: { type: 'string', default: '50' } } }).values;
  const jest = ['--selectProjects', 'int', '--testPathPatterns', 'selling-the-last-seats'];
  await handOver('node_modules/jest/bin/jest.js', jest, { ...process.env, RACE_TIMES: times });
}
