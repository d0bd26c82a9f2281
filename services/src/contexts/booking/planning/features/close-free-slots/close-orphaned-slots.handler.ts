import type { OnModuleInit } from '@nestjs/common';
import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../../../platform/kernel/clock.js';
import { addDaysTo, localTimeOf } from '../../../../../platform/kernel/venue-time.js';
import { Catalog, ExperienceUses } from '../../../../catalog/index.js';
import { StandingSlots } from '../../persistence/standing.repository.js';
import { CloseFreeSlots } from './close-free-slots.handler.js';

/** Closes what is open and free of experiences that their venue does not offer any more: of one, or of all of them. */
export class CloseOrphanedSlots extends Command<number> {
  constructor(readonly experienceId?: number) {
    super();
  }
}

/** Stays in the history of the slots for good. */
const reason = 'The experience is no longer offered';

@CommandHandler(CloseOrphanedSlots)
export class CloseOrphanedSlotsHandler implements ICommandHandler<CloseOrphanedSlots>, OnModuleInit {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly standing: StandingSlots,
    private readonly catalog: Catalog,
    private readonly uses: ExperienceUses,
    private readonly commands: CommandBus,
    private readonly clock: Clock,
  ) {}

  /** Whoever deletes an experience need not think of its slots. */
  onModuleInit(): void {
    this.uses.whenGone((experienceId) => this.commands.execute(new CloseOrphanedSlots(experienceId)));
  }

  /** Safe to run twice. @returns how many slots were closed now */
  async execute({ experienceId }: CloseOrphanedSlots): Promise<number> {
    const at = this.clock.now();
    // yesterday in Greenwich is no later than today on any wall
    const from = addDaysTo(localTimeOf(at, 'UTC').date, -1);
    let closed = 0;
    for (const part of await this.standing.partsWithSlots(at, experienceId)) {
      if (await this.catalog.runsAt(part.venueId, part.experienceId)) continue;
      closed += (await this.commands.execute(new CloseFreeSlots({ ...part, from, reason }))).closed;
    }
    return closed;
  }
}
