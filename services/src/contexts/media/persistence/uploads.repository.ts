import { Injectable } from '@nestjs/common';
import type { UploadStatus, UploadTarget, UploadView } from '@northlight/contracts';
import type { RequestKey } from '@northlight/event-store';
import pg from 'pg';
import { whoDid } from '../../../platform/audit/audit-log.js';
import { noteChange } from '../../../platform/audit/note-change.js';
import type { Db } from '../../../platform/database/db.js';
import { inTransaction } from '../../../platform/database/in-transaction.js';
import { answerOnce } from '../../../platform/idempotency/answer-once.js';
import type { Served } from '../../../platform/observability/request-context.js';
import { enqueueJob } from '../../../platform/queues/enqueue-job.js';
import type { UploadOutcome } from '../domain/orphans.js';
import { type Place, type StoredFile, subjectAt } from '../domain/upload.js';
import { type MakeRenditions, mediaQueue } from '../queues/media.queue.js';

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
  /** Undefined: its sender gave no key. */
  readonly request: RequestKey | undefined;
  readonly nameAt: (place: Place, db: Db) => Promise<string | undefined>;
}

const sending = 'picture sent';

const viewed = `id as "uploadId", target, target_id as "targetId", file_name as "fileName", status, progress, reason, url,
  created_at as "createdAt"`;

/** What was sent, and what became of it. */
@Injectable()
export class Uploads {
  constructor(private readonly pool: pg.Pool) {}

  /**
   * Notes files that are safe, each with its job and on record, in one commit.
   * @returns what was noted first where the same was asked before
   */
  add(sent: Sent): Promise<UploadView[]> {
    const { request, at } = sent;
    return inTransaction(this.pool, (db) => answerOnce({ request, at, db }, () => this.note(sent, db)));
  }

  private async note({ files, place, by, at, nameAt }: Sent, db: Db): Promise<UploadView[]> {
    const views: UploadView[] = [];
    const subject = { ...subjectAt(place), name: (await nameAt(place, db)) ?? null };
    for (const { id, fileName, type, bytes } of files) {
      const { rows } = await db.query<UploadView & { number: number }>(
        `insert into media.uploads (id, target, target_id, by, file_name, type, bytes, created_at)
           values ($1, $2, $3, $4, $5, $6, $7, $8) returning number, ${viewed}`,
        [id, place.target, place.id, by, fileName, type, bytes, at],
      );
      const [{ number, ...view }] = rows as [UploadView & { number: number }];
      const payload: MakeRenditions & Record<string, unknown> = { uploadId: id };
      await enqueueJob({ kind: mediaQueue.makeRenditions, number, payload, at }, db);
      const file = { place: place.target, fileName, type, bytes };
      await noteChange(db, { room: 'media', what: sending, at, subject, new: file });
      views.push(view);
    }
    return views;
  }

  async view(id: string): Promise<UploadView | undefined> {
    return (await this.pool.query<UploadView>(`select ${viewed} from media.uploads where id = $1`, [id])).rows[0];
  }

  /** The latest of a place, the newest first. */
  async latest({ target, id }: Place): Promise<UploadView[]> {
    const { rows } = await this.pool.query<UploadView>(
      `select ${viewed} from media.uploads where target = $1 and target_id = $2 order by number desc limit 50`,
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

  /** Its sender, as the audit has them. */
  async sender({ id, place }: UploadRecord, db: Db): Promise<Served | undefined> {
    const { rows } = await db.query<{ whoId: number; at: Date }>(
      'select by as "whoId", created_at as at from media.uploads where id = $1',
      [id],
    );
    return rows[0] && whoDid(db, { ...subjectAt(place), ...rows[0], what: sending });
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

  /** @param id of one, or of several; what is shown, or has failed already, stays as it is */
  async failed(
    id: string | readonly string[],
    { reason, at }: { reason: string; at: Date },
    db: Db = this.pool,
  ): Promise<void> {
    await db.query(
      `update media.uploads set status = 'failed', reason = $2, finished_at = $3
       where id = any($1) and status in ('stored', 'processing')`,
      [[id].flat(), reason, at],
    );
  }

  /** One after the other for a place. @returns what was sent there later and is ready already */
  async readyAfter({ number, place: { target, id } }: UploadRecord, db: Db): Promise<string[]> {
    await db.query("select pg_advisory_xact_lock(hashtext('media'), hashtext($1))", [`${target}/${id}`]);
    const { rows } = await db.query<{ url: string }>(
      "select url from media.uploads where target = $1 and target_id = $2 and number > $3 and status = 'ready'",
      [target, id, number],
    );
    return rows.map(({ url }) => url);
  }

  /** Every film that is shown, or was. */
  async films(): Promise<ShownFilm[]> {
    const { rows } = await this.pool.query<ShownFilm>(
      "select id, alt, url from media.uploads where status = 'ready' and url ~ '/film[.](mp4|webm)$' order by number",
    );
    return rows;
  }

  /** What became of each of these ids that is known. */
  async fates(ids: readonly string[]): Promise<ReadonlyMap<string, UploadOutcome>> {
    const { rows } = await this.pool.query<UploadOutcome & { id: string }>(
      `select id, status, finished_at as "finishedAt", replaced_at as "replacedAt", url
       from media.uploads where id = any($1)`,
      [ids],
    );
    return new Map(rows.map(({ id, ...fate }) => [id, fate]));
  }

  /** Notes since when nobody refers to what is ready. @param inUse the ids of what somebody refers to */
  async noteReplaced(inUse: readonly string[], at: Date): Promise<void> {
    await this.pool.query(
      `update media.uploads set replaced_at = case when id = any($1) then null else $2::timestamptz end
       where status = 'ready' and (id = any($1)) = (replaced_at is not null)`,
      [inUse, at],
    );
  }
}
