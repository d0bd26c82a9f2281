import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { CalledOffPart } from '@northlight/contracts';
import { Repository } from 'typeorm';
import { Settings } from '../../../../platform/config/settings.js';
import { Refusal } from '../../../../platform/kernel/refusal.js';
import { slotKeyOf } from '../../domain/slot/slot-id.js';
import { WaitlistEntries, type WaitlistEntryDetails } from '../../domain/waitlist/waitlist-entries.js';
import { CalledOff } from '../../persistence/called-off.js';
import { Customers } from '../../persistence/customers.repository.js';
import { entryTokenOf, opensEntry } from '../../persistence/entry-token.js';
import { WaitlistRow } from './waitlist.row.js';

const uuid = /^[\da-f]{8}-([\da-f]{4}-){3}[\da-f]{12}$/;

/** The waitlists as their table tells them. */
@Injectable()
export class StoredWaitlist extends WaitlistEntries {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    @InjectRepository(WaitlistRow) private readonly rows: Repository<WaitlistRow>,
    private readonly customers: Customers,
    private readonly settings: Settings,
    private readonly calledOff: CalledOff,
  ) {
    super();
  }

  async find(venueId: number, id: string): Promise<WaitlistEntryDetails | undefined> {
    const row = await this.rows.findOneBy({ venueId, id });
    if (!row) return undefined;
    return {
      ...slotKeyOf(row.slotId),
      id,
      party: row.party,
      status: row.status,
      position: await this.positionOf(row),
      offeredUntil: row.offeredUntil,
      calledOff: await this.calledOffOf(row),
      customer: await this.customers.find({ venueId, ref: row.customerRef }),
      token: entryTokenOf(id, this.settings),
    };
  }

  /** An entry for whoever holds its token; for everybody else there is none. @throws {Refusal} WAITLIST_ENTRY_NOT_FOUND */
  async findFor(id: string, token: string | undefined): Promise<WaitlistRow> {
    const isHolder = uuid.test(id) && token !== undefined && opensEntry(id, token, this.settings);
    const row = isHolder ? await this.rows.findOneBy({ id }) : null;
    if (!row) throw new Refusal('WAITLIST_ENTRY_NOT_FOUND');
    return row;
  }

  /** Whether the venue has closed the time that it waits for. */
  async isClosed({ venueId, slotId }: WaitlistRow): Promise<boolean> {
    const [slot] = await this.rows.query('select closed from booking.slots where venue_id = $1 and slot_id = $2', [
      venueId,
      slotId,
    ]);
    return slot?.closed === true;
  }

  /** What the venue says where it called the visit off for which the party waited. */
  async calledOffOf({ id, slotId, party: tickets, status }: WaitlistRow): Promise<CalledOffPart | undefined> {
    return status === 'left' ? this.calledOff.ofEntry(id, { visit: slotKeyOf(slotId), tickets }) : undefined;
  }

  /** 1 is the next to be offered seats that it fits; null when it does not wait. */
  async positionOf({ venueId, slotId, status, place }: WaitlistRow): Promise<number | null> {
    if (status !== 'waiting') return null;
    return this.rows
      .createQueryBuilder()
      .where({ venueId, slotId, status })
      .andWhere('place <= :place', { place })
      .getCount();
  }
}
