import { Body, Controller, Param, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ChangeExperienceDto, type ExperienceView, StoredIdDto } from '@northlight/contracts';
import { Roles } from '../../../../platform/http/access.js';
import { Refuses } from '../../../../platform/http/refuses.js';
import { ChangeExperience } from './change-experience.handler.js';

@ApiTags('admin')
@Controller('api/experiences')
export class ChangeExperienceController {
  constructor(private readonly commands: CommandBus) {}

  @Roles('admin')
  @Put(':id')
  @ApiOkResponse({ description: 'The experience as it is now. What was left out stays, its slug always.' })
  @Refuses('NOT_SIGNED_IN', 'NOT_ALLOWED', 'INVALID_INPUT', 'AGES_CROSSED', 'EXPERIENCE_NOT_FOUND', 'CONFLICT')
  change(@Param() { id }: StoredIdDto, @Body() said: ChangeExperienceDto): Promise<ExperienceView> {
    return this.commands.execute(new ChangeExperience(id, said));
  }
}
