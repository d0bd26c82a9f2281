import { Injectable } from '@nestjs/common';
import pg from 'pg';
import { inTransaction } from '../../../platform/database/in-transaction.js';
import { Clock } from '../../../platform/kernel/clock.js';
import { enqueueJob } from '../../../platform/queues/enqueue-job.js';
import { mediaQueue } from './media.queue.js';

/** Files that were lost before they were drawn: their jobs fail, so that operators have something to look at. */
const lost = [
  { id: 'd3000000-0000-4000-8000-000000000001', target: 'experience-gallery', targetId: 6, fileName: 'canopy.jpg' },
  { id: 'd3000000-0000-4000-8000-000000000002', target: 'product', targetId: 3, fileName: 'sleeve.png' },
];

/** The demo of this room (decisions.md 5): two jobs that fail for good. Safe to repeat. */
@Injectable()
export class MediaDemo {
  constructor(
    private readonly pool: pg.Pool,
    private readonly clock: Clock,
  ) {}

  /** @returns how many were added */
  async load(): Promise<number> {
    const at = this.clock.now();
    return inTransaction(this.pool, async (db) => {
      let added = 0;
      for (const { id, target, targetId, fileName } of lost) {
        const { rows } = await db.query<{ number: number }>(
          `insert into media.uploads (id, target, target_id, by, file_name, type, bytes, created_at)
           values ($1, $2, $3, 0, $4, 'image/jpeg', 1, $5) on conflict do nothing returning number`,
          [id, target, targetId, fileName, at],
        );
        for (const { number } of rows) {
          await enqueueJob({ kind: mediaQueue.makeRenditions, number, payload: { uploadId: id }, at }, db);
          added += 1;
        }
      }
      return added;
    });
  }
}
