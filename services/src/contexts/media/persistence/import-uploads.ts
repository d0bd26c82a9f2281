import type pg from 'pg';
import { inTransaction } from '../../../platform/database/in-transaction.js';
import { enqueueJob } from '../../../platform/queues/enqueue-job.js';
import type { Place, StoredFile } from '../domain/upload.js';
import { mediaQueue } from '../queues/media.queue.js';

/** A file that was sent to another system, for a place here. */
export interface ImportedUpload extends StoredFile {
  readonly place: Place;
}

/**
 * Notes files whose originals are brought by other means, each with its job; nobody here has sent them. What is there
 * already stays as it is. Safe to repeat. @returns how many were added
 */
export const importUploads = (uploads: readonly ImportedUpload[], at: Date, pool: pg.Pool): Promise<number> =>
  inTransaction(pool, async (db) => {
    let added = 0;
    for (const { id, place, fileName, type, bytes } of uploads) {
      const { rows } = await db.query<{ number: number }>(
        `insert into media.uploads (id, target, target_id, by, file_name, type, bytes, created_at)
           values ($1, $2, $3, 0, $4, $5, $6, $7) on conflict do nothing returning number`,
        [id, place.target, place.id, fileName, type, bytes, at],
      );
      for (const { number } of rows) {
        await enqueueJob({ kind: mediaQueue.makeRenditions, number, payload: { uploadId: id }, at }, db);
        added += 1;
      }
    }
    return added;
  });
