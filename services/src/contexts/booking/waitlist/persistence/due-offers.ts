import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { pageSize, pagesOf } from '../../../../platform/database/pages.js';
import { WaitlistRow } from './waitlist.row.js';

/** A slot with offers whose time is over. */
export interface SlotWithDueOffers {
  readonly venueId: number;
  readonly slotId: string;
}

/** In which slots offers are over, at every venue: what the job goes by, whatever became of earlier jobs. */
@Injectable()
export class DueOffers {
  constructor(@InjectRepository(WaitlistRow) private readonly rows: Repository<WaitlistRow>) {}

  /** Page by page. */
  at(now: Date): AsyncGenerator<readonly SlotWithDueOffers[]> {
    return pagesOf((last) => this.after(last, now));
  }

  private after(last: SlotWithDueOffers | undefined, now: Date): Promise<SlotWithDueOffers[]> {
    return this.rows.query(
      `select distinct venue_id as "venueId", slot_id as "slotId" from booking.waitlist
       where status = 'offered' and offered_until <= $1 and ($2::int is null or (venue_id, slot_id) > ($2, $3))
       order by 1, 2 limit ${pageSize}`,
      [now, last?.venueId ?? null, last?.slotId ?? null],
    );
  }
}
