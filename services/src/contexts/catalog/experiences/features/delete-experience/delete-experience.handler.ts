import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../../../platform/kernel/clock.js';
import { Refusal } from '../../../../../platform/kernel/refusal.js';
import { logger } from '../../../../../platform/observability/logger.js';
import { ExperienceUses } from '../../../experience-uses.js';
import { EditedExperiences } from '../../../persistence/edited-experiences.js';
import { Experiences } from '../../../persistence/experiences.repository.js';

/** An experience goes from the catalogue. What happened stays in the log, and old bookings keep its name. */
export class DeleteExperience extends Command<void> {
  constructor(readonly id: number) {
    super();
  }
}

@CommandHandler(DeleteExperience)
export class DeleteExperienceHandler implements ICommandHandler<DeleteExperience> {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly edited: EditedExperiences,
    private readonly experiences: Experiences,
    private readonly uses: ExperienceUses,
    private readonly clock: Clock,
  ) {}

  /**
   * Whoever books while it goes either comes first, and it stays, or finds it gone.
   * @throws {Refusal} EXPERIENCE_NOT_FOUND, EXPERIENCE_IN_USE
   */
  async execute({ id }: DeleteExperience): Promise<void> {
    const experience = await this.experiences.shown(id);
    if (!experience) throw new Refusal('EXPERIENCE_NOT_FOUND');
    const { name } = experience;
    if (await this.uses.isUsed(id)) throw new Refusal('EXPERIENCE_IN_USE', { name });
    const at = this.clock.now();
    await this.edited.hide(id, at);
    if (await this.uses.isUsed(id)) {
      await this.edited.bringBack(id, at);
      throw new Refusal('EXPERIENCE_IN_USE', { name });
    }
    await this.edited.takeOffProgrammes({ id, name }, at);
    // it is gone by now, whatever happens: what could not be put away is found by the rooms themselves, every night
    await this.uses.putAway(id).catch((err: unknown) => logger.warn({ err, id }, 'Something of an experience is left'));
  }
}
