import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { OpenSlotsDto, SlotsOpenedView } from '@northlight/contracts';
import { Clock } from '../../../../../platform/kernel/clock.js';
import { Catalog } from '../../../../catalog/index.js';
import { OpenSlots } from './open-slots.handler.js';
import { wantedSpan } from './wanted-span.js';

/** Opens what a person asks for, from today on. */
export class OpenWantedSlots extends Command<SlotsOpenedView> {
  constructor(readonly wanted: OpenSlotsDto) {
    super();
  }
}

@CommandHandler(OpenWantedSlots)
export class OpenWantedSlotsHandler implements ICommandHandler<OpenWantedSlots> {
  constructor(
    private readonly commands: CommandBus,
    private readonly catalog: Catalog,
    private readonly clock: Clock,
  ) {}

  /** @throws {Refusal} VENUE_NOT_FOUND, EXPERIENCE_NOT_AT_VENUE, DATE_PAST, DATE_TOO_FAR, DAYS_CROSSED, SPAN_TOO_LONG */
  async execute({ wanted }: OpenWantedSlots): Promise<SlotsOpenedView> {
    const span = await wantedSpan(wanted, this.catalog, this.clock.now());
    return { opened: await this.commands.execute(new OpenSlots(wanted.venueId, span)) };
  }
}
