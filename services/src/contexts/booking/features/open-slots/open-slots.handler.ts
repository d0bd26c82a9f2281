import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { EventStore } from '../../../../platform/event-store/event-store.js';
import { Catalog, type DaySpan } from '../../../catalog/index.js';
import { slot } from '../../domain/slot.js';
import { slotIdOf, slotStream } from '../../domain/slot-id.js';

/** Opens the slots that a venue's plan foresees for a span of days. What is already open stays as it is. */
export class OpenSlots extends Command<number> {
  constructor(
    readonly venueId: number,
    readonly span: DaySpan,
  ) {
    super();
  }
}

@CommandHandler(OpenSlots)
export class OpenSlotsHandler implements ICommandHandler<OpenSlots> {
  constructor(
    private readonly events: EventStore,
    private readonly catalog: Catalog,
  ) {}

  /** @returns how many slots were opened now */
  async execute({ venueId, span }: OpenSlots): Promise<number> {
    const plan = await this.catalog.slotPlan(venueId, span);
    const planned = plan.map((details) => ({ details, stream: slotStream(slotIdOf({ venueId, ...details })) }));
    return this.events.transaction(venueId, async (work) => {
      await work.prepare(
        slot,
        planned.map(({ stream }) => stream),
      );
      let opened = 0;
      for (const { details, stream } of planned) {
        if ((await work.load(slot, stream)).status !== 'none') continue;
        await work.apply(slot, stream, { ...details, type: 'OpenSlot' });
        opened++;
      }
      return opened;
    });
  }
}
