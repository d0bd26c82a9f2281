import { readFileSync } from 'node:fs';
import type { ProductProcess } from './topology.js';

/** A PostgreSQL that a process connects to. */
type Place = 'home' | 'replica' | 'ledgerServer';

/** What services/test/connections counted of each process, by the names that connections have in PostgreSQL. */
const counted = JSON.parse(readFileSync('infra/local/src/topology/connections.json', 'utf8')) as Readonly<
  Record<ProductProcess, Readonly<Record<Place, Readonly<Record<string, number>>>>>
>;

/** How many connections a process of a kind opens at most, where its queues are on Redis. */
export const connectionsOf = (process: ProductProcess, place: Place): number =>
  Object.values(counted[process][place]).reduce((sum, count) => sum + count, 0);

/** For a tool that runs beside the processes, backups, Patroni, who looks by hand, and what PostgreSQL keeps for its superuser. */
const BESIDE_PROCESSES = 30;

/** How many connections a PostgreSQL needs for so many processes of each kind. */
export const connectionsFor = (processes: Readonly<Record<ProductProcess, number>>, place: Place): number =>
  (Object.entries(processes) as [ProductProcess, number][]).reduce(
    (sum, [process, count]) => sum + count * connectionsOf(process, place),
    BESIDE_PROCESSES,
  );
