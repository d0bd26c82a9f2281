import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import pg from 'pg';
import { MOST_ERRORS, type ReleaseTally } from '../domain/report-tally.js';

/** Counts what browsers report, by release and minute. */
@Injectable()
export class ReleaseReports {
  constructor(@Inject(pg.Pool) private readonly db: Pick<pg.ClientBase, 'query'>) {}

  /** Counts what was reported of releases that there are. @returns the ids of those */
  async add(tallies: readonly ReleaseTally[], at: Date): Promise<string[]> {
    const minutes = JSON.stringify(tallies.map(minuteOf));
    const errors = JSON.stringify(tallies.flatMap(errorsOf));
    const values = [minutes, errors, at];
    const { rows } = await this.db.query<{ release: string }>({ name: 'release-reports', text: addSql, values });
    return rows.map(({ release }) => release);
  }

  /** Forgets the minutes before this moment; errors go with their release. */
  async forgetBefore(before: Date): Promise<void> {
    await this.db.query('delete from frontends.release_minutes where minute < $1', [before]);
  }
}

const minuteOf = ({ release, app, loads, longTasks, failures, lcp, inp }: ReleaseTally): object => ({
  ...{ release, app, loads, long_tasks: longTasks, lcp, inp },
  ...failures,
});

const errorsOf = ({ release, app, errors }: ReleaseTally): object[] =>
  [...errors].map(([key, error]) => ({ ...error, release, app, fingerprint: fingerprintOf(key) }));

const fingerprintOf = (key: string): string => createHash('sha256').update(key).digest('hex').slice(0, 16);

/** Histograms are added up bucket by bucket; an empty one is as good as zeros. */
const sum = (column: string): string => `${column} = coalesce((
    select array_agg(coalesce(a, 0) + coalesce(b, 0) order by n)
    from unnest(m.${column}, excluded.${column}) with ordinality as both_of (a, b, n)
  ), '{}')`;

/** One statement, which locks rows in the order of their releases. Names of releases that are made up find nothing. */
const addSql = `
  with counted as (
    insert into frontends.release_minutes as m (
      release, app, minute, loads, entry_failures, chunk_failures, render_failures, long_tasks,
      lcp_histogram, inp_histogram
    )
    select r.id, r.app, date_trunc('minute', $3::timestamptz), j.loads, j.entry, j.chunk, j.render, j.long_tasks, j.lcp, j.inp
    from jsonb_to_recordset($1::jsonb) as j (
      release text, app text, loads integer, entry integer, chunk integer, render integer, long_tasks integer,
      lcp integer[], inp integer[]
    )
    join frontends.releases r on r.id = j.release and r.app = j.app
    order by r.id
    on conflict (release, minute) do update set
      loads = m.loads + excluded.loads, long_tasks = m.long_tasks + excluded.long_tasks,
      entry_failures = m.entry_failures + excluded.entry_failures,
      chunk_failures = m.chunk_failures + excluded.chunk_failures,
      render_failures = m.render_failures + excluded.render_failures,
      ${sum('lcp_histogram')}, ${sum('inp_histogram')}
    returning release
  ), noted as (
    insert into frontends.release_errors as e (
      release, fingerprint, app, kind, message, stack, route, count, first_seen, last_seen
    )
    select release, fingerprint, app, kind, message, stack, route, count, $3, $3 from (
      select r.id as release, r.app, j.fingerprint, j.kind, j.message, j.stack, j.route, j.count,
        known.fingerprint is not null as is_known,
        (select count(*) from frontends.release_errors x where x.release = r.id)
          + row_number() over (partition by r.id, known.fingerprint is null order by j.fingerprint) as nth
      from jsonb_to_recordset($2::jsonb) as j (
        release text, app text, fingerprint text, kind text, message text, stack text, route text, count integer
      )
      join frontends.releases r on r.id = j.release and r.app = j.app
      left join frontends.release_errors known on known.release = r.id and known.fingerprint = j.fingerprint
    ) reported
    where is_known or nth <= ${MOST_ERRORS}
    order by release, fingerprint
    on conflict (release, fingerprint) do update set
      count = e.count + excluded.count, route = excluded.route, last_seen = greatest(e.last_seen, excluded.last_seen)
  )
  select release from counted`;
