import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiCreatedResponse, ApiTags } from '@nestjs/swagger';
import { type ManagedVenueDetailView, WriteVenueDto } from '@northlight/contracts';
import { Roles } from '../../../../platform/http/access.js';
import { Refuses } from '../../../../platform/http/refuses.js';
import { CreateVenue } from './create-venue.handler.js';

@ApiTags('admin')
@Controller('api/admin/venues')
export class CreateVenueController {
  constructor(private readonly commands: CommandBus) {}

  @Roles('admin')
  @Post()
  @ApiCreatedResponse({ description: 'The venue, on the site from now on; it runs nothing yet and has no pictures.' })
  @Refuses('NOT_SIGNED_IN', 'NOT_ALLOWED', 'INVALID_INPUT')
  create(@Body() said: WriteVenueDto): Promise<ManagedVenueDetailView> {
    return this.commands.execute(new CreateVenue(said));
  }
}
