import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { ChangeExperienceDto, ExperienceView } from '@northlight/contracts';
import { Clock } from '../../../../../platform/kernel/clock.js';
import { EditedExperiences } from '../../../persistence/edited-experiences.js';
import { changedFields } from '../../../persistence/experience-fields.js';
import { Experiences } from '../../../persistence/experiences.repository.js';
import { experienceView } from '../../../persistence/views.js';

/** Other words, another price: what is booked keeps its own. */
export class ChangeExperience extends Command<ExperienceView> {
  constructor(
    readonly id: number,
    readonly input: Partial<ChangeExperienceDto>,
  ) {
    super();
  }
}

@CommandHandler(ChangeExperience)
export class ChangeExperienceHandler implements ICommandHandler<ChangeExperience> {
  constructor(
    private readonly edited: EditedExperiences,
    private readonly experiences: Experiences,
    private readonly clock: Clock,
  ) {}

  /** @throws {Refusal} EXPERIENCE_NOT_FOUND, AGES_CROSSED, CONFLICT */
  async execute({ id, input }: ChangeExperience): Promise<ExperienceView> {
    await this.edited.change(
      id,
      { seen: input.version, columns: (old) => changedFields(input, old) },
      this.clock.now(),
    );
    return experienceView(await this.experiences.stored(id));
  }
}
