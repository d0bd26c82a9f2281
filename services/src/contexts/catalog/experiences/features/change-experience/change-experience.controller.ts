import { Body, Controller, Param } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ChangeExperienceDto, type ExperienceView, StoredIdDto } from '@northlight/contracts';
import { experiencesRoutes } from '@northlight/contracts/routes';
import { Endpoint } from '../../../../../platform/http/endpoint.js';
import { ChangeExperience } from './change-experience.handler.js';

@Controller()
export class ChangeExperienceController {
  constructor(private readonly commands: CommandBus) {}

  @Endpoint(experiencesRoutes.changeExperience)
  change(@Param() { id }: StoredIdDto, @Body() input: ChangeExperienceDto): Promise<ExperienceView> {
    return this.commands.execute(new ChangeExperience(id, input));
  }
}
