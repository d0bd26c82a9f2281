import { Body, Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type ExperienceView, WriteExperienceDto } from '@northlight/contracts';
import { experiencesRoutes } from '@northlight/contracts/routes';
import { Endpoint } from '../../../../../platform/http/endpoint.js';
import { CreateExperience } from './create-experience.handler.js';

@Controller()
export class CreateExperienceController {
  constructor(private readonly commands: CommandBus) {}

  @Endpoint(experiencesRoutes.createExperience)
  create(@Body() input: WriteExperienceDto): Promise<ExperienceView> {
    return this.commands.execute(new CreateExperience(input));
  }
}
