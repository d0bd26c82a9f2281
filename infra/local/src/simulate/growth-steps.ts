import type { Fleet } from './traffic.js';

/** One after the other: what a house adds when the part before is the one that is full. */
export const growthSteps: readonly { readonly name: string; readonly fleet: Fleet }[] = [
  {
    name: 'one node: a process of each, 2 processors for PostgreSQL',
    fleet: { web: 1, api: 1, worker: 1, pg: 2, ledgerServers: 1, replica: 0, redis: 1 },
  },
  {
    name: '8 web, 8 api, 2 workers',
    fleet: { web: 8, api: 8, worker: 2, pg: 2, ledgerServers: 1, replica: 0, redis: 1 },
  },
  {
    name: '8 processors for PostgreSQL',
    fleet: { web: 8, api: 8, worker: 2, pg: 8, ledgerServers: 1, replica: 0, redis: 1 },
  },
  {
    name: '12 web, 12 api; reports from two replicas of 4',
    fleet: { web: 12, api: 12, worker: 4, pg: 8, ledgerServers: 1, replica: 8, redis: 1 },
  },
  {
    name: 'five times all processes, 16 processors for PostgreSQL',
    fleet: { web: 60, api: 60, worker: 20, pg: 16, ledgerServers: 1, replica: 8, redis: 1 },
  },
  {
    name: 'ledgers on four servers of 16',
    fleet: { web: 60, api: 60, worker: 20, pg: 16, ledgerServers: 4, replica: 8, redis: 1 },
  },
];
