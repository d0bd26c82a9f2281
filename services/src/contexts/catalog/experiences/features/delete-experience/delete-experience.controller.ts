import { Controller, Param } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { StoredIdDto } from '@northlight/contracts';
import { experiencesRoutes } from '@northlight/contracts/routes';
import { Endpoint } from '../../../../../platform/http/endpoint.js';
import { DeleteExperience } from './delete-experience.handler.js';

@Controller()
export class DeleteExperienceController {
  constructor(private readonly commands: CommandBus) {}

  @Endpoint(experiencesRoutes.deleteExperience)
  remove(@Param() { id }: StoredIdDto): Promise<void> {
    return this.commands.execute(new DeleteExperience(id));
  }
}
