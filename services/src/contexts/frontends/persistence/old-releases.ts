import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import pg from 'pg';
import { Settings } from '../../../platform/config/settings.js';
import { mapsFolder } from './source-maps.js';

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
  private readonly root: string;
  private readonly maps: string;

  constructor(
    @Inject(pg.Pool) private readonly db: Pick<pg.ClientBase, 'query'>,
    settings: Settings,
  ) {
    this.root = join(settings.DATA_DIR, 'releases');
    this.maps = join(settings.DATA_DIR, mapsFolder);
  }

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
  async remove({ app, build }: OldRelease): Promise<void> {
    for (const root of [this.maps, this.root]) await rm(join(root, app, build), { recursive: true, force: true });
  }

  async bytesOf({ app, build }: OldRelease): Promise<number> {
    const folders = [this.maps, this.root].map((root) => join(root, app, build));
    const files = await Promise.all(
      folders.map(async (folder) => (await namesIn(folder)).map((name) => join(folder, name))),
    );
    const sizes = await Promise.all(files.flat().map((file) => stat(file).then(({ size }) => size)));
    return sizes.reduce((sum, size) => sum + size, 0);
  }

  /** Folders whose release was announced long ago, and is not registered. */
  private async unfinished(before: Date): Promise<OldRelease[]> {
    const sql = `select app || '/' || (record->>'build') as id from frontends.releases`;
    const registered = new Set((await this.db.query<{ id: string }>(sql)).rows.map(({ id }) => id));
    const folders = (await this.folders()).filter(({ id }) => !registered.has(id));
    const announced = await Promise.all(folders.map(({ id }) => writtenAt(join(this.root, id, 'release.json'))));
    return folders.filter((_, nth) => (announced[nth] ?? before) < before);
  }

  private async folders(): Promise<OldRelease[]> {
    const apps = await namesIn(this.root);
    const builds = await Promise.all(apps.map((app) => namesIn(join(this.root, app))));
    return apps.flatMap((app, nth) =>
      (builds[nth] ?? []).map((build) => ({ id: `${app}/${build}`, app, build, isRegistered: false })),
    );
  }
}

const namesIn = (folder: string): Promise<string[]> => readdir(folder).catch(() => []);

/** Undefined where there is no such file. */
const writtenAt = (file: string): Promise<Date | undefined> =>
  stat(file).then(
    ({ mtime }) => mtime,
    () => undefined,
  );
