import { parseArgs } from 'node:util';
import { handOver } from '../processes/hand-over.js';

/** `npm run opening -- --members 10000`: accounts with and without plans at the minute in which a time opens to them. */
export async function main(args: readonly string[]): Promise<void> {
  const { members } = parseArgs({
    args: [...args],
    options: { members: { type: 'string', default: '10000' } },
  }).values;
  const jest = ['--selectProjects', 'int', '--testPathPatterns', 'ten-thousand-at-an-opening', '--verbose'];
  await handOver('node_modules/jest/bin/jest.js', jest, { ...process.env, OPENING_MEMBERS: members });
}
