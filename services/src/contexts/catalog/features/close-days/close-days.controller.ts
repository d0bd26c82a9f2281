import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CloseDaysDto, type ManagedVenueDetailView, StoredIdDto } from '@northlight/contracts';
import { Roles } from '../../../../platform/http/access.js';
import { Refuses } from '../../../../platform/http/refuses.js';
import { CloseDays } from './close-days.handler.js';

@ApiTags('admin')
@Controller('api/admin/venues')
export class CloseDaysController {
  constructor(private readonly commands: CommandBus) {}

  @Roles('admin')
  @Post(':id/closures')
  @HttpCode(200)
  @ApiOkResponse({
    description: 'The venue with the days on which it stays shut. Slots that are open stay as they are.',
  })
  @Refuses(
    ...(['NOT_SIGNED_IN', 'NOT_ALLOWED', 'INVALID_INPUT', 'VENUE_NOT_FOUND'] as const),
    ...(['DAYS_CROSSED', 'DATE_PAST', 'SPAN_TOO_LONG'] as const),
  )
  close(@Param() { id }: StoredIdDto, @Body() said: CloseDaysDto): Promise<ManagedVenueDetailView> {
    return this.commands.execute(new CloseDays(id, said));
  }
}
