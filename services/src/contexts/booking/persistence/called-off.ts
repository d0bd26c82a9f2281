import { Injectable } from '@nestjs/common';
import type { CalledOffPart } from '@northlight/contracts';
import pg from 'pg';
import { FreeTimes } from '../domain/slot/free-times.js';
import type { SlotKey } from '../domain/slot/slot-id.js';

/** So many other times are named to a party whose visit was called off. */
export const MAX_OTHER_TIMES = 5;

interface Party {
  readonly visit: SlotKey;
  readonly tickets: number;
}

/** What a party whose visit was called off reads of that. */
@Injectable()
export class CalledOff {
  constructor(
    private readonly pool: pg.Pool,
    private readonly times: FreeTimes,
  ) {}

  /** Undefined where it was not called off. */
  async ofBooking(callOff: string | undefined, party: Party): Promise<CalledOffPart | undefined> {
    if (!callOff) return undefined;
    const { rows } = await this.pool.query<{ message: string }>(
      'select message from booking.call_offs where venue_id = $1 and id = $2',
      [party.visit.venueId, callOff],
    );
    return this.mailFacts(rows[0]?.message, party);
  }

  /** The same of an entry that has left its waitlist. */
  async ofEntry(entryId: string, party: Party): Promise<CalledOffPart | undefined> {
    const { rows } = await this.pool.query<{ message: string }>(
      `select c.message from booking.call_off_parties p
       join booking.call_offs c on (c.venue_id, c.id) = (p.venue_id, p.call_off_id)
       where p.party_id = $2 and p.venue_id = $1 order by c.started_at desc limit 1`,
      [party.visit.venueId, entryId],
    );
    return this.mailFacts(rows[0]?.message, party);
  }

  private async mailFacts(message: string | undefined, { visit, tickets }: Party): Promise<CalledOffPart | undefined> {
    if (message === undefined) return undefined;
    const times = await this.times.nearest({ ...visit, tickets, most: MAX_OTHER_TIMES });
    return { message, otherTimes: times.map(({ date, time }) => ({ date, time })) };
  }
}
