import type { Db } from '../database/db.js';

/** Hours for which a request may be repeated and gets its first answer (reliability.md rule 3). */
const requestHours = 24;
/** Days for which one can see that a job had its effect. */
const outboxDays = 7;

/** Days for which one can see that somebody tried to become the first admin. */
const refusedSetupDays = 30;

/** Forgets answers that nobody may ask for again, jobs long done, refused setups, and limits whose window is over. Safe to run twice. */
export async function tidyLog(db: Db, now: Date) {
  const requests = await db.query(
    `delete from log.requests where at < $1::timestamptz - make_interval(hours => ${requestHours})`,
    [now],
  );
  const jobs = await db.query(
    `delete from log.outbox where done_at < $1::timestamptz - make_interval(days => ${outboxDays})`,
    [now],
  );
  const limits = await db.query('delete from log.rate_limits where expire < $1', [now.getTime()]);
  const setups = await db.query(
    `delete from log.audit where what = 'admin setup refused'
       and at < $1::timestamptz - make_interval(days => ${refusedSetupDays})`,
    [now],
  );
  return { requests: requests.rowCount, jobs: jobs.rowCount, limits: limits.rowCount, setups: setups.rowCount };
}
