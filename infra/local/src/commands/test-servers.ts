import { parseArgs } from 'node:util';
import { testServers } from '../ledger-servers/test-servers.js';

/**
 * `npm run test:servers`: a venue moves between two PostgreSQL servers under bookings. `-- --rate 60` books so many a second,
 * `-- --times 5` goes so many times there and back, twice each.
 */
export async function main(args: readonly string[]): Promise<void> {
  const options = { rate: { type: 'string', default: '60' }, times: { type: 'string', default: '3' } } as const;
  const { rate, times } = parseArgs({ args: [...args], options }).values;
  process.exitCode = (await testServers(Number(rate), Number(times))) > 0 ? 1 : 0;
}
