import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { ExperienceView } from '@northlight/contracts';
import { Experiences } from '../../../persistence/experiences.repository.js';
import { experienceView } from '../../../persistence/views.js';

/** Asks for every experience, in display order (§7). */
export class ListExperiences extends Query<ExperienceView[]> {}

@QueryHandler(ListExperiences)
export class ListExperiencesHandler implements IQueryHandler<ListExperiences> {
  constructor(private readonly experiences: Experiences) {}

  async execute(): Promise<ExperienceView[]> {
    return (await this.experiences.list()).map(experienceView);
  }
}
