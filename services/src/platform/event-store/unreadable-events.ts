import type { Db } from '../database/db.js';

interface LiveProgram {
  readonly reads: Readonly<Record<string, number>>;
}

/**
 * Which events of a release the processes that run now could not read.
 * @param written the schema of each type that the release writes
 * @returns a sentence for each; none on a database in which nobody has announced anything yet
 */
export async function unreadableEvents(db: Db, written: Readonly<Record<string, number>>): Promise<string[]> {
  const { rows } = await db.query<{ isKnown: boolean }>(`select to_regclass('log.programs') is not null as "isKnown"`);
  if (!rows[0]?.isKnown) return [];
  await db.query('delete from log.programs where ends_at < clock_timestamp()');
  const { rows: programs } = await db.query<LiveProgram>('select reads from log.programs');
  return Object.entries(written).flatMap(([type, schema]) => {
    const blind = programs.filter(({ reads }) => (reads[type] ?? 0) < schema).length;
    return blind === 0
      ? []
      : [`${type}, schema ${schema}: ${blind} of ${programs.length} processes that run now cannot read it.`];
  });
}

/**
 * Which events of the log a release could not read: it would fail whoever asks for those streams.
 * @param readable the latest schema of each type that the release can read
 * @returns a sentence for each; a long log is read through for a type that may be there
 */
export async function unreadableHistory(db: Db, readable: Readonly<Record<string, number>>): Promise<string[]> {
  const { rows } = await db.query<{ isKnown: boolean }>(
    `select to_regclass('log.event_types') is not null as "isKnown"`,
  );
  if (!rows[0]?.isKnown) return [];
  const { rows: written } = await db.query<{ type: string; schema: number }>(
    'select type, schema from log.event_types',
  );
  const sentences: string[] = [];
  for (const { type, schema } of written.filter((one) => (readable[one.type] ?? 0) < one.schema)) {
    const { rows: found } = await db.query('select from log.events where type = $1 and schema > $2 limit 1', [
      type,
      readable[type] ?? 0,
    ]);
    if (found.length > 0) sentences.push(`${type}, schema ${schema}: the log has it, and this release cannot read it.`);
  }
  return sentences;
}
