import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { ArrangeGalleryDto, ExperienceView } from '@northlight/contracts';
import { Clock } from '../../../../../platform/kernel/clock.js';
import { EditedExperiences } from '../../../persistence/edited-experiences.js';
import { Experiences } from '../../../persistence/experiences.repository.js';
import { rearranged } from '../../../persistence/rearranged.js';
import { experienceView } from '../../../persistence/views.js';

/** The pictures of an experience in another order, with words, or fewer of them. */
export class ArrangeGallery extends Command<ExperienceView> {
  constructor(
    readonly id: number,
    readonly arrangement: ArrangeGalleryDto,
  ) {
    super();
  }
}

@CommandHandler(ArrangeGallery)
export class ArrangeGalleryHandler implements ICommandHandler<ArrangeGallery> {
  constructor(
    private readonly edited: EditedExperiences,
    private readonly experiences: Experiences,
    private readonly clock: Clock,
  ) {}

  /** @throws {Refusal} EXPERIENCE_NOT_FOUND, CONFLICT */
  async execute({ id, arrangement }: ArrangeGallery): Promise<ExperienceView> {
    const at = this.clock.now();
    await this.edited.arrange(id, (now) => rearranged(now, arrangement), at);
    return experienceView(await this.experiences.stored(id));
  }
}
