import { Injectable } from '@nestjs/common';
import type { Db } from '../../../platform/database/db.js';

/** Venues for what may only be written while they are open. */
@Injectable()
export class OpenVenues {
  /** Whether it is open; if so nobody closes or deletes it until this transaction ends. */
  async staysOpen(venueId: number, db: Db): Promise<boolean> {
    const { rowCount } = await db.query(
      "select from catalog.venues where id = $1 and status = 'open' and deleted_at is null for share",
      [venueId],
    );
    return rowCount === 1;
  }
}
