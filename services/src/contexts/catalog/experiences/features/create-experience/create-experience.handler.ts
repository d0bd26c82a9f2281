import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type ExperienceView, slugFor, type WriteExperienceDto } from '@northlight/contracts';
import { Clock } from '../../../../../platform/kernel/clock.js';
import { EditedExperiences } from '../../../persistence/edited-experiences.js';
import { experienceFields } from '../../../persistence/experience-fields.js';
import { Experiences } from '../../../persistence/experiences.repository.js';
import { experienceView } from '../../../persistence/views.js';

/** A new experience. It has no pictures yet. */
export class CreateExperience extends Command<ExperienceView> {
  constructor(readonly input: WriteExperienceDto) {
    super();
  }
}

@CommandHandler(CreateExperience)
export class CreateExperienceHandler implements ICommandHandler<CreateExperience> {
  constructor(
    private readonly edited: EditedExperiences,
    private readonly experiences: Experiences,
    private readonly clock: Clock,
  ) {}

  /** @throws {Refusal} AGES_CROSSED */
  async execute({ input }: CreateExperience): Promise<ExperienceView> {
    const at = this.clock.now();
    const slug = input.slug ?? slugFor(input.name, at.getTime());
    const id = await this.edited.add(slug, experienceFields(input), at);
    return experienceView(await this.experiences.stored(id));
  }
}
