import type pg from 'pg';
import { Gauge } from 'prom-client';

let pool: Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount'> | undefined;

new Gauge({
  name: 'database_connections',
  help: 'Connections to the tables, by whether they work',
  labelNames: ['state'],
  collect() {
    if (!pool) return;
    this.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
    this.set({ state: 'idle' }, pool.idleCount);
  },
});
new Gauge({
  name: 'database_connection_waits',
  help: 'Callers that wait for a connection to the tables',
  collect() {
    if (pool) this.set(pool.waitingCount);
  },
});

/** Tells Prometheus how far the connections of a pool are used: the last pool that is named. */
export const tellConnectionsOf = (of: NonNullable<typeof pool>): void => {
  pool = of;
};
