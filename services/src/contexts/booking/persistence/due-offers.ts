import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { WaitlistRow } from './waitlist.row.js';

/** A slot with offers whose time is over. */
export interface SlotWithDueOffers {
  readonly venueId: number;
  readonly slotId: string;
}

/** Most slots that are looked at together. */
const page = 200;

/** In which slots offers are over, at every venue: what the job goes by, whatever became of earlier jobs. */
@Injectable()
export class DueOffers {
  constructor(@InjectRepository(WaitlistRow) private readonly rows: Repository<WaitlistRow>) {}

  /** Page by page; one that stays due does not keep back the ones after it. */
  async *at(now: Date): AsyncGenerator<readonly SlotWithDueOffers[]> {
    let slots = await this.after(undefined, now);
    while (slots.length > 0) {
      yield slots;
      slots = slots.length < page ? [] : await this.after(slots.at(-1), now);
    }
  }

  private after(last: SlotWithDueOffers | undefined, now: Date): Promise<SlotWithDueOffers[]> {
    return this.rows.query(
      `select distinct venue_id as "venueId", slot_id as "slotId" from booking.waitlist
       where status = 'offered' and offered_until <= $1 and ($2::int is null or (venue_id, slot_id) > ($2, $3))
       order by 1, 2 limit ${page}`,
      [now, last?.venueId ?? null, last?.slotId ?? null],
    );
  }
}
