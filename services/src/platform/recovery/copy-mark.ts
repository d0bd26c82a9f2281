import type pg from 'pg';

/** What infra/backup/serve-copy.sh calls a copy: only the start of a server can say it, no statement and no backup. */
const mark = /^northlight-copy-(\d+)$/;

/**
 * Whether a database is a copy that nobody is served from, by how its server was started. One that archives its log is none,
 * whatever it is called.
 * @returns when it began to be brought back, in seconds since 1970; undefined: it is no copy
 */
export async function copyBeganAt(db: Pick<pg.Pool, 'query'>): Promise<number | undefined> {
  const { rows } = await db.query<{ name: string; archives: string }>(
    "select current_setting('cluster_name') as name, current_setting('archive_mode') as archives",
  );
  const [, began] = mark.exec(rows[0]?.name ?? '') ?? [];
  return began && rows[0]?.archives === 'off' ? Number(began) : undefined;
}
