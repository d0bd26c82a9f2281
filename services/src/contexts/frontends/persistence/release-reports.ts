import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { FailureKind, ReleaseFailureDto, ReleaseReportDto } from '@northlight/contracts';
import pg from 'pg';
import { cleanMessage, ownFrames, sameFailure } from '../domain/failure-text.js';
import { BUCKET_COUNT, bucketOf } from '../domain/histogram.js';

/** So many different errors are kept of a release; of others it is only counted that there were some. */
const MOST_ERRORS = 50;

/** A report that was counted. */
export interface CountedReport {
  readonly app: string;
  readonly loads: number;
  readonly kind: FailureKind | null;
}

/** Counts what browsers report, by release and minute. */
@Injectable()
export class ReleaseReports {
  constructor(@Inject(pg.Pool) private readonly db: Pick<pg.ClientBase, 'query'>) {}

  /** Counts reports of releases that there are; of each the first. @returns those that were counted */
  async add(reports: readonly ReleaseReportDto[], at: Date): Promise<CountedReport[]> {
    const rows = JSON.stringify(reports.map(rowOf));
    return (await this.db.query<CountedReport>({ name: 'release-reports', text: addSql, values: [rows, at] })).rows;
  }

  /** Forgets the minutes before this moment; errors go with their release. */
  async forgetBefore(before: Date): Promise<void> {
    await this.db.query('delete from frontends.release_minutes where minute < $1', [before]);
  }
}

const rowOf = ({ app, release, loads, longTasks, lcpMs, inpMs, failure }: ReleaseReportDto): object => ({
  ...{ app, release, loads, long_tasks: longTasks },
  lcp: lcpMs === undefined ? null : bucketOf(lcpMs),
  inp: inpMs === undefined ? null : bucketOf(inpMs),
  ...(failure && errorOf(failure)),
});

const errorOf = ({ kind, message, stack, route }: ReleaseFailureDto): object => {
  const [clean, frames] = [cleanMessage(message), ownFrames(stack)];
  const hash = createHash('sha256')
    .update(sameFailure(kind, clean, frames))
    .digest('hex');
  return { kind, message: clean, stack: frames, route, fingerprint: hash.slice(0, 16) };
};

/** A histogram with one measurement, or an empty one; they are added up where a minute has its row. */
const single = (bucket: string): string => `case when ${bucket} is null then '{}'::integer[] else (
    select array_agg((n = ${bucket})::integer order by n) from generate_series(0, ${BUCKET_COUNT - 1}) n
  ) end`;

const sum = (column: string): string => `${column} = coalesce((
    select array_agg(coalesce(a, 0) + coalesce(b, 0) order by n)
    from unnest(m.${column}, excluded.${column}) with ordinality as both_of (a, b, n)
  ), '{}')`;

/** One statement, which locks the rows in the order of their releases. */
const addSql = `
  with reported as materialized (
    select distinct on (r.id) r.id as release, r.app, j.loads, j.long_tasks, j.lcp, j.inp,
      j.kind, j.message, j.stack, j.route, j.fingerprint
    from jsonb_to_recordset($1::jsonb) as j (
      app text, release text, loads integer, long_tasks integer, lcp integer, inp integer,
      kind text, message text, stack text, route text, fingerprint text
    )
    join frontends.releases r on r.id = j.release and r.app = j.app
    order by r.id
  ), counted as (
    insert into frontends.release_minutes as m (
      release, app, minute, loads, entry_failures, chunk_failures, render_failures, long_tasks,
      lcp_histogram, inp_histogram
    )
    select release, app, date_trunc('minute', $2::timestamptz), loads,
      (kind is not distinct from 'entry')::integer, (kind is not distinct from 'chunk')::integer,
      (kind is not distinct from 'render')::integer, long_tasks, ${single('lcp')}, ${single('inp')}
    from reported order by release
    on conflict (release, minute) do update set
      loads = m.loads + excluded.loads, long_tasks = m.long_tasks + excluded.long_tasks,
      entry_failures = m.entry_failures + excluded.entry_failures,
      chunk_failures = m.chunk_failures + excluded.chunk_failures,
      render_failures = m.render_failures + excluded.render_failures,
      ${sum('lcp_histogram')}, ${sum('inp_histogram')}
  ), noted as (
    insert into frontends.release_errors as e (
      release, fingerprint, app, kind, message, stack, route, count, first_seen, last_seen
    )
    select release, fingerprint, app, kind, message, stack, route, 1, $2, $2 from reported r
    where kind is not null and (
      exists (select from frontends.release_errors x where x.release = r.release and x.fingerprint = r.fingerprint)
      or (select count(*) from frontends.release_errors x where x.release = r.release) < ${MOST_ERRORS}
    )
    order by release
    on conflict (release, fingerprint) do update set
      count = e.count + 1, route = excluded.route, last_seen = greatest(e.last_seen, excluded.last_seen)
  )
  select app, loads, kind from reported`;
