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
