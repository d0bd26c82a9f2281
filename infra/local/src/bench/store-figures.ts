import type { BenchSystem } from './bench-system.js';
import { libraryBaseline } from './library-baseline.js';
import { sqlBaseline } from './sql-baseline.js';
import { head, row } from './table.js';

const callers = 32;

/** Without HTTP: what PostgreSQL alone does, what an event store from npm does, and what our log does. */
export async function measureStores({ databaseUrl }: BenchSystem, seconds: number): Promise<void> {
  const hot = { slots: 1, callers, seconds };
  const spread = { slots: 1_000, callers, seconds };
  const statementHot = await sqlBaseline(databaseUrl, { ...hot, sell: 'statement' });
  const statementSpread = await sqlBaseline(databaseUrl, { ...spread, sell: 'statement' });
  head(`Without HTTP, ${callers} callers`, ['to one statement']);
  row('best single SQL statement, one hot slot', statementHot);
  row('best single SQL statement, 1,000 slots', statementSpread);
  row('plain SQL transaction, one hot slot', await sqlBaseline(databaseUrl, { ...hot, sell: 'transaction' }), [
    statementHot,
  ]);
  row('plain SQL transaction, 1,000 slots', await sqlBaseline(databaseUrl, { ...spread, sell: 'transaction' }), [
    statementSpread,
  ]);
  row('event store from npm, one hot slot', await libraryBaseline(databaseUrl, hot), [statementHot]);
  row('event store from npm, 1,000 slots', await libraryBaseline(databaseUrl, spread), [statementSpread]);
}
