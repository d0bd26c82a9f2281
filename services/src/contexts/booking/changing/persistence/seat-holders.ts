import { Injectable } from '@nestjs/common';
import pg from 'pg';
import { isCounted, type Visitor } from '../../../../platform/kernel/limit.js';
import { Customers } from '../../persistence/customers.repository.js';

/** Names a booking. */
interface BookingKey {
  readonly venueId: number;
  readonly bookingId: string;
}

/** Who is counted for the seats of a booking, and how many those are as far as is known before a decision. */
interface SeatHolder {
  readonly visitor: Visitor;
  readonly seats: number;
}

/** For whom the seats of a booking are held, for whoever counts them. */
@Injectable()
export class SeatHolders {
  constructor(
    private readonly pool: pg.Pool,
    private readonly customers: Customers,
  ) {}

  /** Whoever asks, with the e-mail of the booking unless its person was forgotten. Undefined where nobody is counted. */
  async find({ venueId, bookingId }: BookingKey, asks: Visitor | undefined): Promise<SeatHolder | undefined> {
    if (!asks || !isCounted(asks)) return undefined;
    const { rows } = await this.pool.query<{ ref: string; seats: number }>(
      'select customer_ref as ref, tickets as seats from booking.bookings where venue_id = $1 and id = $2',
      [venueId, bookingId],
    );
    const [row] = rows;
    if (!row) return undefined;
    const customer = await this.customers.find({ venueId, ref: row.ref });
    return { visitor: { address: asks.address, email: customer?.email }, seats: row.seats };
  }
}
