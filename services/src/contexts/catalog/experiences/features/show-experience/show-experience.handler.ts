import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { ExperienceView } from '@northlight/contracts';
import { Refusal } from '../../../../../platform/kernel/refusal.js';
import { isSlug } from '../../../domain/slug.js';
import { Experiences } from '../../../persistence/experiences.repository.js';
import { experienceView } from '../../../persistence/views.js';

/** Asks for one experience by its slug; EXPERIENCE_NOT_FOUND when there is none (§8). */
export class ShowExperience extends Query<ExperienceView> {
  constructor(readonly slug: string) {
    super();
  }
}

@QueryHandler(ShowExperience)
export class ShowExperienceHandler implements IQueryHandler<ShowExperience> {
  constructor(private readonly experiences: Experiences) {}

  async execute({ slug }: ShowExperience): Promise<ExperienceView> {
    const row = isSlug(slug) ? await this.experiences.bySlug(slug) : null;
    if (!row) throw new Refusal('EXPERIENCE_NOT_FOUND');
    return experienceView(row);
  }
}
