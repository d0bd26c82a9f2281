import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { pageSize, pagesOf } from '../../../../platform/database/pages.js';
import { BookingRow } from '../../persistence/booking.row.js';

/** A pending booking whose hold is over. */
export interface DueHold {
  readonly venueId: number;
  readonly id: string;
  readonly holdUntil: Date;
}

/** Which holds are over, at every venue: what the job goes by, whatever became of earlier jobs. */
@Injectable()
export class DueHolds {
  constructor(@InjectRepository(BookingRow) private readonly bookings: Repository<BookingRow>) {}

  /** Page by page, those first that ended first. */
  at(now: Date): AsyncGenerator<readonly DueHold[]> {
    return pagesOf((last) => this.after(last, now));
  }

  private after(last: DueHold | undefined, now: Date): Promise<DueHold[]> {
    return this.bookings.query(
      `select venue_id as "venueId", id, hold_until as "holdUntil" from booking.bookings
       where status = 'pending' and hold_until <= $1 and ($2::timestamptz is null or (hold_until, id) > ($2, $3::uuid))
       order by hold_until, id limit ${pageSize}`,
      [now, last?.holdUntil ?? null, last?.id ?? null],
    );
  }
}
