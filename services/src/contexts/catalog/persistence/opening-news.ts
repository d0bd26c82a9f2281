import type { VenueStatus } from '@northlight/contracts';
import type { Db } from '../../../platform/database/db.js';
import { enqueueDeduplicated } from '../../../platform/queues/enqueue-job.js';

interface VenueChange {
  readonly at: Date;
  readonly old: { readonly status: VenueStatus } | null;
  readonly row: { readonly id: number; readonly status: VenueStatus };
}

/** Leaves the job that tells the newsletter of a venue, where a change opens it. */
export async function tellOpening(db: Db, { at, old, row }: VenueChange): Promise<void> {
  if (row.status !== 'open' || old?.status === 'open') return;
  await enqueueDeduplicated({ kind: 'venue-opened', payload: { venueId: row.id }, at }, db);
}
