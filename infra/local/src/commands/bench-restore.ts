import { benchRestore } from '../restore/trial/bench-restore.js';
import { withServerFolders } from '../topology/native/packages.js';

/** `N=1000000 npm run bench:restore`: how long a restore to a moment takes with so many bookings (100,000), and whether all is there. */
export async function main(): Promise<void> {
  withServerFolders(process.env);
  const isFine = await benchRestore(Number(process.env.N ?? 100_000), (sentence) => console.log(sentence));
  process.exitCode = isFine ? 0 : 1;
}
