import { Controller, Delete, Param } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type ManagedVenueDetailView, VenueExperienceIdsDto } from '@northlight/contracts';
import { Roles } from '../../../../platform/http/access.js';
import { Refuses } from '../../../../platform/http/refuses.js';
import { WithdrawExperience } from './withdraw-experience.handler.js';

@ApiTags('admin')
@Controller('api/admin/venues')
export class WithdrawExperienceController {
  constructor(private readonly commands: CommandBus) {}

  @Roles('admin')
  @Delete(':id/experiences/:experienceId')
  @ApiOkResponse({ description: 'The venue without the experience.' })
  @Refuses(
    ...(['NOT_SIGNED_IN', 'NOT_ALLOWED', 'VENUE_NOT_FOUND', 'EXPERIENCE_NOT_AT_VENUE'] as const),
    ...(['VENUE_IN_USE', 'VENUE_HAS_SLOTS'] as const),
  )
  withdraw(@Param() ids: VenueExperienceIdsDto): Promise<ManagedVenueDetailView> {
    return this.commands.execute(new WithdrawExperience(ids));
  }
}
