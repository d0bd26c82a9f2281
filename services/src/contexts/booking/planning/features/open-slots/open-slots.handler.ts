import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { EventStore, type Work } from '@northlight/event-store';
import { Catalog } from '../../../../catalog/index.js';
import { slot } from '../../../domain/slot/slot.js';
import { slotStream } from '../../../domain/slot/slot-id.js';
import { type PlannedSlot, plannedSlots, type SlotSpan } from './planned-slots.js';

/** Opens the slots that a venue's plan foresees for a span of days. What is already open stays as it is. */
export class OpenSlots extends Command<number> {
  constructor(
    readonly venueId: number,
    readonly span: SlotSpan,
  ) {
    super();
  }
}

/** Slots that are opened together: a whole season in one decision would keep the buyers of the venue waiting. */
const BATCH_SIZE = 500;

@CommandHandler(OpenSlots)
export class OpenSlotsHandler implements ICommandHandler<OpenSlots> {
  constructor(
    private readonly events: EventStore,
    private readonly catalog: Catalog,
  ) {}

  /** @returns how many slots were opened now */
  async execute({ venueId, span }: OpenSlots): Promise<number> {
    const planned = await plannedSlots(this.catalog, venueId, span);
    let opened = 0;
    for (let first = 0; first < planned.length; first += BATCH_SIZE) {
      const batch = planned.slice(first, first + BATCH_SIZE);
      opened += await this.events.transaction(venueId, (work) => openThose(work, batch, span.opensAt));
    }
    return opened;
  }
}

function openThose(work: Work, planned: readonly PlannedSlot[], opensAt: string | undefined): number {
  work.preload(planned.map(({ slotId }) => slotStream(slotId)));
  let opened = 0;
  for (const { slotId, details } of planned) {
    if (work.load(slot, slotStream(slotId)).status !== 'none') continue;
    work.apply(slot, slotStream(slotId), { ...details, type: 'OpenSlot', opensAt });
    opened++;
  }
  return opened;
}
