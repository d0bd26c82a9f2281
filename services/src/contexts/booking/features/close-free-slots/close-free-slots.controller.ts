import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CloseFreeSlotsDto, type FreeSlotsClosedView } from '@northlight/contracts';
import { Roles } from '../../../../platform/http/access.js';
import { Refuses } from '../../../../platform/http/refuses.js';
import { CloseFreeSlots } from './close-free-slots.handler.js';

@ApiTags('admin')
@Controller('api/admin/availability/close-free')
export class CloseFreeSlotsController {
  constructor(private readonly commands: CommandBus) {}

  @Roles('ops')
  @Post()
  @HttpCode(200)
  @Refuses('NOT_SIGNED_IN', 'NOT_ALLOWED', 'INVALID_INPUT', 'VENUE_NOT_FOUND')
  @ApiOkResponse({ description: 'Slots without a seat taken are closed; those with one stay as they are.' })
  close(@Body() said: CloseFreeSlotsDto): Promise<FreeSlotsClosedView> {
    return this.commands.execute(new CloseFreeSlots(said));
  }
}
