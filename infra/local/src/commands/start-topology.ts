import { parseArgs } from 'node:util';
import { runTopology } from '../topology/native/run-topology.js';

/**
 * `npm run start:topology`: the production shape as processes of this machine, until Ctrl-C.
 * `-- --ledger-server north` adds a PostgreSQL of that name, which may decide ledgers.
 */
export async function main(args: readonly string[]): Promise<void> {
  const options = { 'ledger-server': { type: 'string', multiple: true } } as const;
  await runTopology(parseArgs({ args: [...args], options }).values['ledger-server'] ?? []);
}
