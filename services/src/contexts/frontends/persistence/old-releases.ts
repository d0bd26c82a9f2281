import { Inject, Injectable } from '@nestjs/common';
import pg from 'pg';
import { ReleaseStore } from './release-store.js';
import { SourceMaps } from './source-maps.js';

/** A release that nobody is given any more. */
export interface OldRelease {
  readonly id: string;
  readonly app: string;
  readonly build: string;
  /** Published to its end; what was only begun is no row. */
  readonly isRegistered: boolean;
}

/** Releases that may go: out of service, and no document that is still open names them. */
@Injectable()
export class OldReleases {
  constructor(
    @Inject(pg.Pool) private readonly db: Pick<pg.ClientBase, 'query'>,
    private readonly store: ReleaseStore,
    private readonly maps: SourceMaps,
  ) {}

  /** Those that were published, and given to somebody the last time, before this moment; the oldest first. */
  async due(before: Date): Promise<OldRelease[]> {
    const { rows } = await this.db.query<OldRelease>(
      `select id, app, record->>'build' as build, true as "isRegistered" from frontends.releases r
       where published_at < $1 and not is_protected
         and not exists (select from frontends.channels c where r.id in (c.stable, c.candidate, c.last_good))
         and not exists (
           select from frontends.history h where h.app = r.app and h.at >= $1
             and r.id in (h.before->>'stable', h.before->>'candidate', h.before->>'lastGood')
         )
       order by published_at, id`,
      [before],
    );
    return [...rows, ...(await this.unfinished(before))];
  }

  /** @returns false when a channel names it by now, or it is protected */
  async forget({ id, isRegistered }: OldRelease): Promise<boolean> {
    if (!isRegistered) return true;
    const { rowCount } = await this.db.query(
      `delete from frontends.releases r where id = $1 and not is_protected
       and not exists (select from frontends.channels c where r.id in (c.stable, c.candidate, c.last_good))`,
      [id],
    );
    return rowCount === 1;
  }

  /** Its files, after it is forgotten: a process that dies between the two leaves what the next night takes for unfinished. */
  async remove(release: OldRelease): Promise<void> {
    await this.maps.remove(release);
    await this.store.remove(release);
  }

  async bytesOf(release: OldRelease): Promise<number> {
    const sizes = (await this.store.files(release)).values();
    return [...sizes].reduce((sum, size) => sum + size, await this.maps.bytesOf(release));
  }

  /** Folders whose release was announced long ago, and is not registered. */
  private async unfinished(before: Date): Promise<OldRelease[]> {
    const sql = `select app || '/' || (record->>'build') as id from frontends.releases`;
    const registered = new Set((await this.db.query<{ id: string }>(sql)).rows.map(({ id }) => id));
    const stored = (await this.store.all()).map((one) => ({ ...one, id: `${one.app}/${one.build}` }));
    return stored
      .filter(({ id, announcedAt = before }) => !registered.has(id) && announcedAt < before)
      .map(({ id, app, build }) => ({ id, app, build, isRegistered: false }));
  }
}
