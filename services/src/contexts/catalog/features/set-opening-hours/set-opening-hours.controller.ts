import { Body, Controller, Param, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type ManagedVenueDetailView, StoredIdDto, WriteHoursDto } from '@northlight/contracts';
import { Roles } from '../../../../platform/http/access.js';
import { Refuses } from '../../../../platform/http/refuses.js';
import { SetOpeningHours } from './set-opening-hours.handler.js';

@ApiTags('admin')
@Controller('api/admin/venues')
export class SetOpeningHoursController {
  constructor(private readonly commands: CommandBus) {}

  @Roles('admin')
  @Put(':id/hours')
  @ApiOkResponse({ description: 'The venue with its hours. Slots that are open stay as they are.' })
  @Refuses('NOT_SIGNED_IN', 'NOT_ALLOWED', 'INVALID_INPUT', 'VENUE_NOT_FOUND', 'CONFLICT')
  set(@Param() { id }: StoredIdDto, @Body() { weekHours, version }: WriteHoursDto): Promise<ManagedVenueDetailView> {
    return this.commands.execute(new SetOpeningHours(id, { columns: weekHours, seen: version }));
  }
}
