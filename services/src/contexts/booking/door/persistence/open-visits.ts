import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { pageSize, pagesOf } from '../../../../platform/database/pages.js';
import { BookingRow } from '../../persistence/booking.row.js';

/** A booking of a day that may be over, whose party was let in or is still expected. */
export interface OpenVisit {
  readonly venueId: number;
  readonly id: string;
  /** yyyy-MM-dd */
  readonly date: string;
}

/** Calendar dates, both included. */
interface Span {
  readonly from: string;
  readonly to: string;
}

/** Which visits nobody has closed, at every venue: what the job goes by, whatever became of earlier jobs. */
@Injectable()
export class OpenVisits {
  constructor(@InjectRepository(BookingRow) private readonly bookings: Repository<BookingRow>) {}

  /** Page by page in the order of their days. */
  of(span: Span): AsyncGenerator<readonly OpenVisit[]> {
    return pagesOf((last) => this.after(last, span));
  }

  /** By `bookings_of_a_day`: an index of its own would cost each sale an entry, and this asks once in an hour. */
  private after(last: OpenVisit | undefined, { from, to }: Span): Promise<OpenVisit[]> {
    return this.bookings.query(
      `select venue_id as "venueId", id, to_char(date, 'YYYY-MM-DD') as date from booking.bookings
       where date between $1 and $2
         and (status in ('confirmed', 'checked_in') or (status = 'pending' and hold_until is null))
         and ($3::uuid is null or (date, venue_id, id) > ($4::date, $5::int, $3::uuid))
       order by date, venue_id, id limit ${pageSize}`,
      [from, to, last?.id ?? null, last?.date ?? null, last?.venueId ?? null],
    );
  }
}
