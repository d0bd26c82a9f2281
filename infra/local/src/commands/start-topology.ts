import { runTopology } from '../topology/native/run-topology.js';

/** `npm run start:topology`: the production shape as processes of this machine, until Ctrl-C. */
export async function main(): Promise<void> {
  await runTopology();
}
