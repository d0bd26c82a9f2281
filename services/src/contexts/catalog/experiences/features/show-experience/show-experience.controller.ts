import { Controller, Param } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { ExperienceView } from '@northlight/contracts';
import { experiencesRoutes } from '@northlight/contracts/routes';
import { Endpoint } from '../../../../../platform/http/endpoint.js';
import { PicturedRead } from '../../../../../platform/http/image-hints.js';
import { ShowExperience } from './show-experience.handler.js';

@Controller()
export class ShowExperienceController {
  constructor(private readonly queries: QueryBus) {}

  @Endpoint(experiencesRoutes.showExperience)
  @PicturedRead('catalog.experiences')
  show(@Param('slug') slug: string): Promise<ExperienceView> {
    return this.queries.execute(new ShowExperience(slug));
  }
}
