import { Injectable } from '@nestjs/common';
import pg from 'pg';
import { DeskPayments, type DeskSpan, type NotedDeskPayment } from '../domain/booking/desk-payments.js';

/** Reads them from the rows of their projection. */
@Injectable()
export class StoredDeskPayments extends DeskPayments {
  constructor(private readonly pool: pg.Pool) {
    super();
  }

  async read({ venueId, from, to }: DeskSpan): Promise<NotedDeskPayment[]> {
    const { rows } = await this.pool.query<NotedDeskPayment>(
      `select p.booking_id as "bookingId", b.reference, p.actor, p.paid_with as "paidWith", p.amount, p.at
       from booking.desk_payments p join booking.bookings b on (b.venue_id, b.id) = (p.ledger, p.booking_id)
       where p.ledger = $1 and p.at >= $2 and p.at < $3`,
      [venueId, from, to],
    );
    return rows;
  }
}
