import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiCreatedResponse, ApiTags } from '@nestjs/swagger';
import { type ExperienceView, WriteExperienceDto } from '@northlight/contracts';
import { Roles } from '../../../../platform/http/access.js';
import { Refuses } from '../../../../platform/http/refuses.js';
import { CreateExperience } from './create-experience.handler.js';

@ApiTags('admin')
@Controller('api/experiences')
export class CreateExperienceController {
  constructor(private readonly commands: CommandBus) {}

  @Roles('admin')
  @Post()
  @ApiCreatedResponse({ description: 'The experience, in the catalogue from now on; it has no pictures yet.' })
  @Refuses('NOT_SIGNED_IN', 'NOT_ALLOWED', 'INVALID_INPUT', 'AGES_CROSSED')
  create(@Body() said: WriteExperienceDto): Promise<ExperienceView> {
    return this.commands.execute(new CreateExperience(said));
  }
}
