import { Body, Controller, Get, Headers, HttpCode, Post, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiCreatedResponse, ApiHeader, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import {
  OpenSlotDto,
  OpenSlotsDto,
  PreviewSlotsDto,
  type SlotOpenedView,
  type SlotPlanView,
  type SlotsOpenedView,
} from '@northlight/contracts';
import { CurrentUser, type Principal, Roles } from '../../../../platform/http/access.js';
import { Refuses } from '../../../../platform/http/refuses.js';
import { OpenOneSlot } from './open-one-slot.handler.js';
import { OpenWantedSlots } from './open-wanted-slots.handler.js';
import { PreviewSlots } from './preview-slots.handler.js';

const refusals = [
  ...(['VENUE_NOT_FOUND', 'EXPERIENCE_NOT_AT_VENUE', 'DATE_PAST'] as const),
  ...(['DATE_TOO_FAR', 'DAYS_CROSSED', 'SPAN_TOO_LONG'] as const),
];

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
  @Refuses(...refusals)
  preview(@Query() wanted: PreviewSlotsDto): Promise<SlotPlanView> {
    return this.queries.execute(new PreviewSlots(wanted));
  }

  @Post('open')
  @HttpCode(200)
  @ApiOkResponse({ description: 'The slots of the plan are open; those that were there stay as they are.' })
  @Refuses(...refusals)
  open(@Body() wanted: OpenSlotsDto): Promise<SlotsOpenedView> {
    return this.commands.execute(new OpenWantedSlots(wanted));
  }

  @Post('slots')
  @ApiHeader({ name: 'Idempotency-Key', required: false, description: '8 to 200 printable characters' })
  @ApiCreatedResponse({ description: 'One start more than the plan foresees is on sale.' })
  @Refuses(
    ...(['VENUE_NOT_FOUND', 'EXPERIENCE_NOT_AT_VENUE', 'DATE_PAST', 'DATE_TOO_FAR'] as const),
    ...(['TIME_SKIPPED', 'SLOT_STARTED', 'SLOT_EXISTS'] as const),
  )
  openOne(
    @Body() wanted: OpenSlotDto,
    @CurrentUser() { id }: Principal,
    @Headers('idempotency-key') key?: string,
  ): Promise<SlotOpenedView> {
    return this.commands.execute(new OpenOneSlot(wanted, { userId: id, key }));
  }
}
