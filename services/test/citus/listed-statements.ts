import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { loadModule, parseSync } from 'libpg-query';
import { distributedTables, spanningTables } from './distribution.js';

const list = 'infra/citus/spanning-statements.md';

/**
 * Those of some statements that ask for distributed tables without their venue, and are not on the list with what they cost.
 * @returns a line for each, as the list wants it
 */
export async function unlistedStatements(texts: Iterable<string>): Promise<string[]> {
  await loadModule();
  const tables = distributedTables();
  const names = [...tables.keys()].map((name) => name.slice(name.indexOf('.') + 1));
  const listed = new Set(
    [...readFileSync(list, 'utf8').matchAll(/^\| `([0-9a-f]{12})` \|/gm)].map(([, print]) => print),
  );
  const unlisted = new Map<string, string>();
  for (const text of texts) {
    if (!isOfRows.test(text) || !names.some((name) => text.includes(name))) continue;
    const print = printOf(text);
    const spanned = listed.has(print) ? [] : await spanningTables(text, tables);
    if (spanned.length > 0)
      unlisted.set(print, `| \`${print}\` | ${spanned.join(', ')} | ${text.replace(/\s+/g, ' ').trim()} |`);
  }
  return [...unlisted.values()];
}

/** Names a statement by what it asks for, whatever columns it answers with and whatever values it is given. */
function printOf(sql: string): string {
  const drop = (key: string, value: unknown): unknown => (isIncidental.has(key) ? undefined : value);
  return createHash('sha1')
    .update(JSON.stringify(parseSync(sql), drop))
    .digest('hex')
    .slice(0, 12);
}

const isIncidental = new Set(['targetList', 'location', 'stmt_len', 'stmt_location', 'version', 'A_Const', 'ParamRef']);

/** Migrations make the tables before they are distributed. */
const isOfRows = /^\s*(with|select|insert|update|delete)\b/i;
