import { Controller, Delete, Param, Query } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { DaySpanDto, type ManagedVenueDetailView, StoredIdDto } from '@northlight/contracts';
import { Roles } from '../../../../platform/http/access.js';
import { Refuses } from '../../../../platform/http/refuses.js';
import { OpenDays } from './open-days.handler.js';

@ApiTags('admin')
@Controller('api/admin/venues')
export class OpenDaysController {
  constructor(private readonly commands: CommandBus) {}

  @Roles('admin')
  @Delete(':id/closures')
  @ApiOkResponse({ description: 'The venue, open on these days as its week says. Slots that were closed stay closed.' })
  @Refuses('NOT_SIGNED_IN', 'NOT_ALLOWED', 'INVALID_INPUT', 'VENUE_NOT_FOUND')
  open(@Param() { id }: StoredIdDto, @Query() span: DaySpanDto): Promise<ManagedVenueDetailView> {
    return this.commands.execute(new OpenDays(id, span));
  }
}
