import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { OpenSlotsDto, PreviewSlotsDto, type SlotPlanView, type SlotsOpenedView } from '@northlight/contracts';
import { Roles } from '../../../../platform/http/access.js';
import { OpenWantedSlots } from './open-wanted-slots.handler.js';
import { PreviewSlots } from './preview-slots.handler.js';

@ApiTags('admin')
@Roles('ops')
@Controller('api/admin/availability')
export class OpenSlotsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get('plan')
  @ApiOkResponse({ description: 'What opening these days would open; nothing is written.' })
  preview(@Query() wanted: PreviewSlotsDto): Promise<SlotPlanView> {
    return this.queries.execute(new PreviewSlots(wanted));
  }

  @Post('open')
  @HttpCode(200)
  @ApiOkResponse({ description: 'The slots of the plan are open; those that were there stay as they are.' })
  open(@Body() wanted: OpenSlotsDto): Promise<SlotsOpenedView> {
    return this.commands.execute(new OpenWantedSlots(wanted));
  }
}
