import { Controller, Get } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { ExperienceView } from '@northlight/contracts';
import { PicturedRead } from '../../../../platform/http/pictured-read.js';
import { ListExperiences } from './list-experiences.handler.js';

@ApiTags('catalog')
@Controller('api/experiences')
export class ListExperiencesController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @PicturedRead('catalog.experiences')
  @ApiOkResponse({ description: 'Every experience, in display order.' })
  list(): Promise<ExperienceView[]> {
    return this.queries.execute(new ListExperiences());
  }
}
