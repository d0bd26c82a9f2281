import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { Client } from 'pg';
import type { LoadResult } from './load.js';

/** Microseconds in one tick of /proc/<pid>/stat. */
const tick = 10_000;

/** Processes whose work is counted: those of the service, and the server of the database with all its children. */
export interface Workers {
  readonly service: readonly number[];
  readonly postgres: number;
}

/**
 * Runs a load and says what one answer of it cost in processor time, which the neighbours on a busy machine change much
 * less than they change rates. Without /proc (not Linux) nothing is said.
 */
export async function withCost(workers: Workers, run: () => Promise<LoadResult>): Promise<LoadResult> {
  if (!existsSync('/proc/self/stat')) return run();
  const before = timesOf(workers);
  const result = await run();
  const after = timesOf(workers);
  const perAnswer = (micros: number): number => micros / Math.max(1, result.answers);
  const cost = { node: perAnswer(after.node - before.node), postgres: perAnswer(after.postgres - before.postgres) };
  return { ...result, cost };
}

/** The process id of the server behind a connection. */
export async function postmasterOf(url: string): Promise<number> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const postmaster = statOf(String(rows[0]?.pid))?.parent ?? 0;
  await client.end();
  return postmaster;
}

const timesOf = ({ service, postgres }: Workers) => ({
  node: service.reduce((sum, pid) => sum + (statOf(String(pid))?.own ?? 0), 0),
  postgres: treeTime(postgres),
});

function treeTime(root: number): number {
  const { own = 0, waited = 0 } = statOf(String(root)) ?? {};
  const pids = existsSync('/proc') ? readdirSync('/proc').filter((name) => /^\d+$/.test(name)) : [];
  const children = pids.map(statOf).filter((stat) => stat?.parent === root);
  return own + waited + children.reduce((sum, child) => sum + (child?.own ?? 0), 0);
}

/** Parent, own time and that of children that have ended, in microseconds; undefined when the process is gone. */
function statOf(pid: string): { parent: number; own: number; waited: number } | undefined {
  const file = `/proc/${pid}/stat`;
  try {
    const text = readFileSync(file, 'utf8');
    // the name of the program stands in brackets and may hold anything
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [parent = 0, user = 0, system = 0, waitedUser = 0, waitedSystem = 0] = [1, 11, 12, 13, 14].map(
      (nth) => fields[nth] ?? 0,
    );
    return { parent, own: (user + system) * tick, waited: (waitedUser + waitedSystem) * tick };
  } catch {
    return undefined;
  }
}
