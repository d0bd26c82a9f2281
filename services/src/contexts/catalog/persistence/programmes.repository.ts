import { Injectable } from '@nestjs/common';
import type { VenueStatus } from '@northlight/contracts';
import pg from 'pg';
import type { Programme } from '../domain/catalog.js';

interface Row {
  readonly status: VenueStatus;
  readonly timezone: string;
  readonly state: string;
  readonly name: string;
  readonly payAtVenueUpTo: number | null;
  readonly id: number | null;
  readonly price: number;
  readonly runsHere: boolean;
}

/** What venues sell, as it is written: one prepared statement, no mapper. */
@Injectable()
export class Programmes {
  constructor(private readonly pool: pg.Pool) {}

  /** Undefined when there is no such venue. */
  async of(venueId: number): Promise<Programme | undefined> {
    const { rows } = await this.pool.query<Row>({ name: 'programme', text: programme, values: [venueId] });
    const [venue] = rows;
    if (!venue) return undefined;
    const tickets = rows.flatMap(({ id, price, runsHere }) =>
      id === null ? [] : [[id, { price, runsHere }] as const],
    );
    const { status, timezone, state, name, payAtVenueUpTo } = venue;
    return { status, timezone, state, name, payAtVenueUpTo, tickets: new Map(tickets) };
  }
}

const programme = `
  select v.status, v.timezone, v.state, v.name, v.pay_at_venue_up_to_cents as "payAtVenueUpTo", e.id, e.price_cents as price, o.venue_id is not null as "runsHere"
  from catalog.venues v
  left join catalog.experiences e on e.deleted_at is null
  left join catalog.venue_experiences o on o.venue_id = v.id and o.experience_id = e.id
  where v.id = $1 and v.deleted_at is null`;
