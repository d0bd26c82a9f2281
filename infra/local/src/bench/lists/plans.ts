import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { House } from './house.js';

const bigTables = new Set([
  'bookings',
  'customers',
  'users',
  'inquiries',
  'persons',
  'messages',
  'audit',
  'orders',
  'job',
]);

/** From the next process on the database writes down the plan of whatever it is asked. */
export async function explainEverything({ db, restart }: House): Promise<void> {
  const { rows } = await db.query<{ name: string }>('select current_database() as name');
  const set = (name: string, value: string) =>
    db.query(`alter database ${db.escapeIdentifier(rows[0]?.name ?? '')} set ${name} = ${db.escapeLiteral(value)}`);
  await set('session_preload_libraries', 'auto_explain');
  await set('auto_explain.log_min_duration', '0');
  await set('auto_explain.log_nested_statements', 'on');
  await restart();
}

/** The large tables that were read from end to end for an answer. */
export async function readWhole({ system, ask }: House, path: string): Promise<string[]> {
  const log = join(String(system.env.DATA_DIR), 'postgres', 'server.log');
  const before = readFileSync(log).length;
  await ask(`GET ${path}`);
  const plans = readFileSync(log).subarray(before).toString('utf8');
  const scanned = [...plans.matchAll(/Seq Scan on (?:\w+\.)?(\w+)/g)].map(([, table = '']) => table);
  return [...new Set(scanned.filter((table) => bigTables.has(table)))];
}
