import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { WaitlistEntryView } from '@northlight/contracts';
import { Clock } from '../../../../../platform/kernel/clock.js';
import { Catalog } from '../../../../catalog/index.js';
import { hasStarted } from '../../../domain/slot/slot.js';
import { slotKeyOf } from '../../../domain/slot/slot-id.js';
import { StoredWaitlist } from '../../persistence/stored-waitlist.js';
import type { WaitlistRow } from '../../persistence/waitlist.row.js';

/** How one's own party stands on a list. */
export class ShowWaitlistEntry extends Query<WaitlistEntryView> {
  constructor(
    readonly entryId: string,
    readonly token: string | undefined,
  ) {
    super();
  }
}

@QueryHandler(ShowWaitlistEntry)
export class ShowWaitlistEntryHandler implements IQueryHandler<ShowWaitlistEntry> {
  constructor(
    private readonly waitlist: StoredWaitlist,
    private readonly catalog: Catalog,
    private readonly clock: Clock,
  ) {}

  /** @throws {Refusal} WAITLIST_ENTRY_NOT_FOUND, also for the wrong token */
  async execute({ entryId, token }: ShowWaitlistEntry): Promise<WaitlistEntryView> {
    const row = await this.waitlist.findFor(entryId, token);
    const calledOff = await this.waitlist.calledOffOf(row);
    const standing = await this.standing(row);
    return { ...slotKeyOf(row.slotId), id: entryId, party: row.party, ...standing, ...(calledOff && { calledOff }) };
  }

  /** An offer ends by the clock, and so does waiting: nobody waits for a visit that has begun, or that was closed. */
  private async standing(row: WaitlistRow): Promise<Standing> {
    const { status, offeredUntil } = row;
    const hasBegun = status === 'waiting' && (await this.hasBegun(row));
    if (hasBegun) return { status: 'lapsed', hasBegun, position: null, offeredUntil: null };
    const isLive = status === 'waiting' || status === 'offered';
    if (isLive && (await this.waitlist.isClosed(row)))
      return { status: 'lapsed', isClosed: true, position: null, offeredUntil: null };
    if (offeredUntil && offeredUntil <= this.clock.now())
      return { status: 'lapsed', position: null, offeredUntil: null };
    return { status, position: await this.waitlist.positionOf(row), offeredUntil: offeredUntil?.toISOString() ?? null };
  }

  private async hasBegun({ venueId, slotId }: WaitlistRow): Promise<boolean> {
    const venue = await this.catalog.venue(venueId);
    return venue !== undefined && hasStarted(slotKeyOf(slotId), this.clock.now(), venue.timezone);
  }
}

type Standing = Pick<WaitlistEntryView, 'status' | 'hasBegun' | 'isClosed' | 'position' | 'offeredUntil'>;
