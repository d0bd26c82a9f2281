import { Inject, Injectable } from '@nestjs/common';
import pg from 'pg';
import type { FiguresOfRelease } from '../domain/figures.js';

/** A span of time; minutes that it touches count as a whole. */
export interface Span {
  readonly since: Date;
  /** Left out: until now. */
  readonly until?: Date;
}

/** What browsers have reported of releases. */
@Injectable()
export class ReleaseFigures {
  constructor(@Inject(pg.Pool) private readonly db: Pick<pg.ClientBase, 'query'>) {}

  /** The figures of these releases in a span, in their order; zeros where nothing was reported. */
  async of(releases: readonly string[], { since, until }: Span): Promise<FiguresOfRelease[]> {
    const { rows } = await this.db.query<FiguresOfRelease>(figuresSql, [releases, since, until ?? 'infinity']);
    return rows;
  }
}

/** Histograms are added up bucket by bucket. */
const added = (column: string): string => `coalesce((
    select array_agg(total order by bucket) from (
      select bucket, sum(count)::integer as total
      from frontends.release_minutes m, unnest(m.${column}) with ordinality as b (count, bucket)
      where m.release = wanted.release and m.minute >= date_trunc('minute', $2::timestamptz) and m.minute < $3::timestamptz
      group by bucket
    ) buckets
  ), '{}')`;

const figuresSql = `
  select wanted.release,
    coalesce(sum(m.loads), 0)::integer as loads,
    coalesce(sum(m.entry_failures), 0)::integer as "entryFailures",
    coalesce(sum(m.chunk_failures), 0)::integer as "chunkFailures",
    coalesce(sum(m.render_failures), 0)::integer as "renderFailures",
    coalesce(sum(m.long_tasks), 0)::integer as "longTasks",
    ${added('lcp_histogram')} as lcp,
    ${added('inp_histogram')} as inp
  from unnest($1::text[]) with ordinality as wanted (release, nth)
  left join frontends.release_minutes m
    on m.release = wanted.release and m.minute >= date_trunc('minute', $2::timestamptz) and m.minute < $3::timestamptz
  group by wanted.release, nth order by nth`;
