import { Controller, Get, Param } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { ExperienceView } from '@northlight/contracts';
import { PicturedRead } from '../../../../platform/http/pictured-read.js';
import { ShowExperience } from './show-experience.handler.js';

@ApiTags('catalog')
@Controller('api/experiences')
export class ShowExperienceController {
  constructor(private readonly queries: QueryBus) {}

  @Get(':slug')
  @PicturedRead('catalog.experiences')
  @ApiOkResponse({ description: 'One experience.' })
  show(@Param('slug') slug: string): Promise<ExperienceView> {
    return this.queries.execute(new ShowExperience(slug));
  }
}
