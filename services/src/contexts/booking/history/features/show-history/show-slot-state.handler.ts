import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { SlotStateView } from '@northlight/contracts';
import type { Until } from '@northlight/event-store';
import { Catalog } from '../../../../catalog/index.js';
import { Past } from './past.js';
import { pastOfSlot, slotState } from './slot-past.js';

/** How was a slot then? Without a moment: how is it? */
export class ShowSlotState extends Query<SlotStateView> {
  constructor(
    readonly slotId: string,
    readonly until: Until = {},
  ) {
    super();
  }
}

@QueryHandler(ShowSlotState)
export class ShowSlotStateHandler implements IQueryHandler<ShowSlotState> {
  constructor(
    private readonly past: Past,
    private readonly catalog: Catalog,
  ) {}

  /** @throws {Refusal} SLOT_NOT_FOUND, NOT_THERE_YET */
  async execute({ slotId, until }: ShowSlotState): Promise<SlotStateView> {
    const slot = slotState(slotId, await this.past.until(pastOfSlot(slotId), until));
    const [venue, offer] = await Promise.all([
      this.catalog.venue(slot.venueId),
      this.catalog.ticketOffer(slot.experienceId),
    ]);
    const { name: venueName = `Venue ${slot.venueId}`, timezone = 'UTC' } = venue ?? {};
    return { ...slot, venueName, timezone, experienceName: offer?.name ?? `Experience ${slot.experienceId}` };
  }
}
