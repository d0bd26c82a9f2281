import type { BenchSystem } from './bench-system.js';
import { libraryBaseline } from './library-baseline.js';
import { sellers, sqlBaseline } from './sql-baseline.js';
import { head } from './table.js';
import { type Figure, measureInTurns, roundSeconds } from './turns.js';

const callers = 32;

/** Without HTTP: what PostgreSQL alone does, and what an event store from npm does. */
export async function measureStores({ databaseUrl }: BenchSystem, rounds: number): Promise<void> {
  head(`Without HTTP, ${callers} callers`, ['to one statement']);
  await measureInTurns(
    [...figuresOf(databaseUrl, 1, 'one hot slot'), ...figuresOf(databaseUrl, 1_000, '1,000 slots')],
    rounds,
  );
}

function figuresOf(url: string, slots: number, where: string): readonly Figure[] {
  const plan = { slots, callers, seconds: roundSeconds };
  const sell = (sell: keyof typeof sellers) => () => sqlBaseline(url, { ...plan, sell });
  const statement = `best single SQL statement, ${where}`;
  return [
    { name: statement, measure: sell('statement') },
    { name: `plain SQL transaction, ${where}`, measure: sell('transaction'), to: [statement] },
    { name: `event store from npm, ${where}`, measure: () => libraryBaseline(url, plan), to: [statement] },
  ];
}
