import { parseArgs } from 'node:util';
import { PlainError } from '../processes/plain-error.js';
import { missingPackages, missingSentence, withServerFolders } from '../topology/native/packages.js';
import { testTopology } from '../topology/trial/test-topology.js';

/**
 * `npm run test:topology`: the production shape under bookings, while one fault after the other is done to it.
 * `-- --rate 100` books less, `-- --only etcd` tries the faults whose name has the word.
 */
export async function main(args: readonly string[]): Promise<void> {
  const options = { rate: { type: 'string', default: '200' }, only: { type: 'string' } } as const;
  const { rate, only } = parseArgs({ args: [...args], options }).values;
  withServerFolders(process.env);
  const missing = missingPackages();
  if (missing.length > 0) throw new PlainError(missingSentence(missing));
  const breaches = await testTopology(Number(rate), only);
  process.exitCode = breaches > 0 ? 1 : 0;
}
