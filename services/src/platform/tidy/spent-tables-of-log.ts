import { SpentTables } from './spent-tables.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** A request may be repeated for so long, and gets its first answer (reliability.md rule 3). */
const REQUEST_MS = 24 * HOUR_MS;
/** One can see for so long that a job had its effect. */
const OUTBOX_MS = 7 * DAY_MS;
/** One can see for so long that somebody tried to become the first admin. */
const REFUSED_SETUP_MS = 30 * DAY_MS;

const ago = (now: Date, ms: number): Date => new Date(now.getTime() - ms);

/** Of the log: answers that nobody may ask for again, jobs long done, limits whose window is over, refused setups. */
export function spentTablesOfLog(): SpentTables {
  const tables = new SpentTables();
  tables.add('requests', (now) => ({ table: 'log.requests', where: 'at < $1', before: ago(now, REQUEST_MS) }));
  tables.add('jobs', (now) => ({ table: 'log.outbox', where: 'done_at < $1', before: ago(now, OUTBOX_MS) }));
  tables.add('limits', (now) => ({ table: 'log.rate_limits', where: 'expire < $1', before: now.getTime() }));
  tables.add('setups', (now) => ({
    table: 'log.audit',
    where: "what = 'admin setup refused' and at < $1",
    before: ago(now, REFUSED_SETUP_MS),
  }));
  return tables;
}
