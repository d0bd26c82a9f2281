import { Injectable } from '@nestjs/common';
import type { UploadStatus, UploadTarget, UploadView } from '@northlight/contracts';
import pg from 'pg';
import { noteChange } from '../../../platform/audit/note-change.js';
import { inTransaction } from '../../../platform/database/in-transaction.js';
import type { Db } from '../../../platform/event-store/projection.js';
import { leaveJob } from '../../../platform/queues/loose-job.js';
import type { Place, StoredFile } from '../domain/upload.js';
import { type MakeRenditions, mediaQueue } from '../jobs/media.queue.js';

/** One file that was sent, as the worker needs it. */
export interface UploadRecord {
  readonly id: string;
  readonly number: number;
  readonly place: Place;
  readonly type: string;
  readonly alt: string;
  readonly status: UploadStatus;
}

/** A film that is ready. */
export interface ShownFilm extends Pick<UploadRecord, 'id' | 'alt'> {
  readonly url: string;
}

interface Sent {
  readonly files: readonly StoredFile[];
  readonly place: Place;
  readonly by: number;
  readonly at: Date;
}

const viewed = `id as "uploadId", target, target_id as "targetId", file_name as "fileName", status, progress, reason, url,
  created_at as "createdAt"`;

/** What was sent, and what became of it. */
@Injectable()
export class Uploads {
  constructor(private readonly pool: pg.Pool) {}

  /** Notes files that are safe, each with its job and on record, in one commit. */
  add({ files, place, by, at }: Sent): Promise<UploadView[]> {
    return inTransaction(this.pool, async (db) => {
      const views: UploadView[] = [];
      for (const { id, fileName, type, bytes } of files) {
        const { rows } = await db.query<UploadView & { number: number }>(
          `insert into media.uploads (id, target, target_id, by, file_name, type, bytes, created_at)
           values ($1, $2, $3, $4, $5, $6, $7, $8) returning number, ${viewed}`,
          [id, place.target, place.id, by, fileName, type, bytes, at],
        );
        const [{ number, ...view }] = rows as [UploadView & { number: number }];
        const payload: MakeRenditions & Record<string, unknown> = { uploadId: id };
        await leaveJob({ kind: mediaQueue.makeRenditions, number, payload, at }, db);
        const subject = { kind: place.target.replace('-gallery', ''), id: place.id };
        const file = { place: place.target, fileName, type, bytes };
        await noteChange(db, { room: 'media', what: 'picture sent', at, subject, new: file });
        views.push(view);
      }
      return views;
    });
  }

  async view(id: string): Promise<UploadView | undefined> {
    return (await this.pool.query<UploadView>(`select ${viewed} from media.uploads where id = $1`, [id])).rows[0];
  }

  /** The latest of a place, the newest first. */
  async latest({ target, id }: Place): Promise<UploadView[]> {
    const { rows } = await this.pool.query<UploadView>(
      `select ${viewed} from media.uploads where target = $1 and target_id = $2 order by number desc limit 10`,
      [target, id],
    );
    return rows;
  }

  async record(id: string): Promise<UploadRecord | undefined> {
    const { rows } = await this.pool.query<Omit<UploadRecord, 'place'> & { target: UploadTarget; targetId: number }>(
      `select id, number, target, target_id as "targetId", type, alt, status from media.uploads where id = $1`,
      [id],
    );
    const [row] = rows;
    return row && { ...row, place: { target: row.target, id: row.targetId } };
  }

  /** Says how far it is; never of one that is shown. */
  async progress(id: string, progress: number): Promise<void> {
    await this.pool.query(
      `update media.uploads set status = 'processing', reason = null, progress = $2
       where id = $1 and status <> 'ready'`,
      [id, progress],
    );
  }

  async ready(id: string, { url, at }: { url: string; at: Date }, db: Db): Promise<void> {
    await db.query(
      `update media.uploads set status = 'ready', progress = 100, reason = null, url = $2, finished_at = $3 where id = $1`,
      [id, url, at],
    );
  }

  async failed(id: string, { reason, at }: { reason: string; at: Date }, db: Db = this.pool): Promise<void> {
    await db.query(
      `update media.uploads set status = 'failed', reason = $2, finished_at = $3 where id = $1 and status <> 'ready'`,
      [id, reason, at],
    );
  }

  /** One after the other for a place. @returns whether something newer is shown there already */
  async isOvertaken({ number, place: { target, id } }: UploadRecord, db: Db): Promise<boolean> {
    await db.query("select pg_advisory_xact_lock(hashtext('media'), hashtext($1))", [`${target}/${id}`]);
    const { rowCount } = await db.query(
      "select 1 from media.uploads where target = $1 and target_id = $2 and number > $3 and status = 'ready' limit 1",
      [target, id, number],
    );
    return !target.endsWith('-gallery') && rowCount === 1;
  }

  /** Every film that is shown, or was. */
  async films(): Promise<ShownFilm[]> {
    const { rows } = await this.pool.query<ShownFilm>(
      "select id, alt, url from media.uploads where status = 'ready' and url ~ '/film[.](mp4|webm)$' order by number",
    );
    return rows;
  }

  /** Of these ids those that still have work before them, or failed and may be tried again. */
  async unfinished(ids: readonly string[]): Promise<ReadonlySet<string>> {
    const { rows } = await this.pool.query<{ id: string }>(
      "select id from media.uploads where id = any($1) and status in ('stored', 'processing', 'failed')",
      [ids],
    );
    return new Set(rows.map(({ id }) => id));
  }
}
