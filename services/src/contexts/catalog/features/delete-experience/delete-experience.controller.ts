import { Controller, Delete, HttpCode, Param } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiNoContentResponse, ApiTags } from '@nestjs/swagger';
import { StoredIdDto } from '@northlight/contracts';
import { Roles } from '../../../../platform/http/access.js';
import { Refuses } from '../../../../platform/http/refuses.js';
import { DeleteExperience } from './delete-experience.handler.js';

@ApiTags('admin')
@Controller('api/experiences')
export class DeleteExperienceController {
  constructor(private readonly commands: CommandBus) {}

  @Roles('admin')
  @Delete(':id')
  @HttpCode(204)
  @ApiNoContentResponse({ description: 'It is gone from the catalogue; its bookings keep its name.' })
  @Refuses('NOT_SIGNED_IN', 'NOT_ALLOWED', 'EXPERIENCE_NOT_FOUND', 'EXPERIENCE_IN_USE')
  remove(@Param() { id }: StoredIdDto): Promise<void> {
    return this.commands.execute(new DeleteExperience(id));
  }
}
