import { Controller } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { ExperienceView } from '@northlight/contracts';
import { experiencesRoutes } from '@northlight/contracts/routes';
import { Endpoint } from '../../../../../platform/http/endpoint.js';
import { PicturedRead } from '../../../../../platform/http/image-hints.js';
import { ListExperiences } from './list-experiences.handler.js';

@Controller()
export class ListExperiencesController {
  constructor(private readonly queries: QueryBus) {}

  @Endpoint(experiencesRoutes.listExperiences)
  @PicturedRead('catalog.experiences')
  list(): Promise<ExperienceView[]> {
    return this.queries.execute(new ListExperiences());
  }
}
