import { Body, Controller, Param, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type ManagedVenueDetailView, OfferExperienceDto, VenueExperienceIdsDto } from '@northlight/contracts';
import { Roles } from '../../../../platform/http/access.js';
import { Refuses } from '../../../../platform/http/refuses.js';
import { OfferExperience } from './offer-experience.handler.js';

const refusals = [
  ...(['INVALID_INPUT', 'VENUE_NOT_FOUND', 'EXPERIENCE_NOT_FOUND'] as const),
  ...(['DAYS_CROSSED', 'STARTS_CROSSED', 'RULES_OVERLAP', 'CONFLICT'] as const),
];

@ApiTags('admin')
@Controller('api/admin/venues')
export class OfferExperienceController {
  constructor(private readonly commands: CommandBus) {}

  @Roles('admin')
  @Put(':id/experiences/:experienceId')
  @ApiOkResponse({
    description: 'The venue with the experience on its programme. Slots that are open stay as they are.',
  })
  @Refuses('NOT_SIGNED_IN', 'NOT_ALLOWED', ...refusals)
  offer(@Param() ids: VenueExperienceIdsDto, @Body() said: OfferExperienceDto): Promise<ManagedVenueDetailView> {
    return this.commands.execute(new OfferExperience(ids, said));
  }
}
