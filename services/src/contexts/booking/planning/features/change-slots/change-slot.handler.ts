import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { SlotOutcomeView } from '@northlight/contracts';
import { EventStore } from '@northlight/event-store';
import { Clock } from '../../../../../platform/kernel/clock.js';
import { Refusal } from '../../../../../platform/kernel/refusal.js';
import type { SlotChange } from '../../../domain/slot/slot.events.js';
import { SlotChooser } from '../../persistence/slot-chooser.js';
import { changeOne } from './change-many.js';

/** Resizes, closes or reopens one slot. */
export class ChangeSlot extends Command<SlotOutcomeView> {
  constructor(
    readonly slotId: string,
    readonly change: SlotChange,
  ) {
    super();
  }
}

@CommandHandler(ChangeSlot)
export class ChangeSlotHandler implements ICommandHandler<ChangeSlot> {
  constructor(
    private readonly events: EventStore,
    private readonly chooser: SlotChooser,
    private readonly clock: Clock,
  ) {}

  /** @throws {Refusal} SLOT_NOT_FOUND, SLOT_STARTED, CAPACITY_BELOW_BOOKED */
  async execute({ slotId, change }: ChangeSlot): Promise<SlotOutcomeView> {
    const [venue] = (await this.chooser.choose({ slotIds: [slotId] })).venues;
    if (!venue) throw new Refusal('SLOT_NOT_FOUND');
    const { venueId, zone } = venue;
    return this.events.transaction(venueId, (work) => changeOne(work, slotId, { change, at: this.clock.now(), zone }));
  }
}
