import { parseArgs } from 'node:util';
import { handOver } from '../processes/hand-over.js';

/** `npm run faults -- --times 200`: kills processes and cuts connections under load, then compares what is stored with what was told. */
export async function main(args: readonly string[]): Promise<void> {
  const { times } = parseArgs({ args: [...args], options: { times: { type: 'string', default: '200' } } }).values;
  const jest = ['--selectProjects', 'int', '--testPathPatterns', 'test/history', 'payments-that-die'];
  await handOver('node_modules/jest/bin/jest.js', jest, { ...process.env, FAULT_TIMES: times });
}
