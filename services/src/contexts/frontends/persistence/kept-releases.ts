import { Injectable } from '@nestjs/common';
import type { FrontReleaseView, KeptReleaseView, ReleaseRecord } from '@northlight/contracts';
import pg from 'pg';
import { KEPT_MS } from '../domain/release.js';
import { bytesOf } from '../domain/release-bytes.js';

const MOST_LISTED = 100;

interface ReleaseRow {
  readonly record: ReleaseRecord;
  readonly published_at: Date;
  readonly is_protected: boolean;
  readonly is_named: boolean;
  /** When it was given to somebody the last time; null if it never was. */
  readonly given_until: Date | null;
}

/** What a release needs of the API is most of its record, and nothing of it is shown. */
const columns = `r.record - 'uses' as record, r.published_at, r.is_protected,
  exists (select from frontends.channels c where r.id in (c.stable, c.candidate, c.last_good)) as is_named`;

/** The releases whose files are there, as people look at them. */
@Injectable()
export class KeptReleases {
  constructor(private readonly pool: pg.Pool) {}

  /** By id; what is not registered is left out. */
  async named(ids: readonly string[]): Promise<ReadonlyMap<string, FrontReleaseView>> {
    const { rows } = await this.pool.query<ReleaseRow>(
      `select ${columns}, null as given_until from frontends.releases r where id = any($1)`,
      [ids],
    );
    return new Map(rows.map((row) => [row.record.id, viewOf(row)]));
  }

  /** The latest hundred of a front, the newest first. */
  async ofFront(app: string): Promise<KeptReleaseView[]> {
    const { rows } = await this.pool.query<ReleaseRow>(
      `select ${columns}, (
         select max(h.at) from frontends.history h
         where h.app = r.app and r.id in (h.before->>'stable', h.before->>'candidate', h.before->>'lastGood')
       ) as given_until
       from frontends.releases r where app = $1 order by published_at desc, id limit ${MOST_LISTED}`,
      [app],
    );
    return rows.map((row) => ({ ...viewOf(row), isProtected: row.is_protected, goesAfter: endOf(row) }));
  }
}

const viewOf = ({ record, published_at: at }: ReleaseRow): FrontReleaseView => ({
  id: record.id,
  version: record.version,
  publishedAt: at.toISOString(),
  bytes: bytesOf(record),
});

const endOf = ({ is_named, is_protected, published_at, given_until }: ReleaseRow): string | null => {
  if (is_named || is_protected) return null;
  const last = Math.max(published_at.getTime(), given_until?.getTime() ?? 0);
  return new Date(last + KEPT_MS).toISOString();
};
