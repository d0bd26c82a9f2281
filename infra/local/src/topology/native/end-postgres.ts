import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isAlive } from '../../processes/identity.js';

/** Time for a shutdown that ends connections and writes down what there is; then it ends without. */
const FAST_WITHIN_MS = 15_000;
const AT_ONCE_WITHIN_MS = 5_000;

/**
 * Ends what is left of the PostgreSQL servers of a topology: one outlives a Patroni that was killed.
 * @param folder of the topology
 */
export async function endEveryPostgres(folder: string): Promise<void> {
  const servers = existsSync(folder) ? readdirSync(folder).filter((name) => /^(patroni|ledgers)-/.test(name)) : [];
  await Promise.all(servers.map((name) => endPostgres(join(folder, name, 'data'))));
}

/** Ends the PostgreSQL of a data folder, if there is one. */
export async function endPostgres(dir: string): Promise<void> {
  for (const [signal, withinMs] of [
    ['SIGINT', FAST_WITHIN_MS],
    ['SIGQUIT', AT_ONCE_WITHIN_MS],
  ] as const) {
    const pid = postmasterOf(dir);
    if (pid === undefined) return;
    process.kill(pid, signal);
    for (const until = Date.now() + withinMs; isAlive(pid) && Date.now() < until; ) await pause(50);
  }
}

/** Its number, unless another program has got that meanwhile. */
function postmasterOf(dir: string): number | undefined {
  const file = join(dir, 'postmaster.pid');
  const pid = existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : 0;
  if (!(pid > 0) || !isAlive(pid)) return undefined;
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(dir) ? pid : undefined;
  } catch {
    return undefined;
  }
}
