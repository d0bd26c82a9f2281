import { Body, Controller, Headers, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import {
  OpenSlotDto,
  OpenSlotsDto,
  PreviewSlotsDto,
  type SlotOpenedView,
  type SlotPlanView,
  type SlotsOpenedView,
} from '@northlight/contracts';
import { planningRoutes } from '@northlight/contracts/routes';
import { CurrentUser, type Principal } from '../../../../../platform/http/access.js';
import { Compressed } from '../../../../../platform/http/encoded-answer.js';
import { Endpoint } from '../../../../../platform/http/endpoint.js';
import { OpenOneSlot } from './open-one-slot.handler.js';
import { OpenWantedSlots } from './open-wanted-slots.handler.js';
import { PreviewSlots } from './preview-slots.handler.js';

@Controller()
export class OpenSlotsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Compressed()
  @Endpoint(planningRoutes.previewSlots)
  preview(@Query() wanted: PreviewSlotsDto): Promise<SlotPlanView> {
    return this.queries.execute(new PreviewSlots(wanted));
  }

  @Endpoint(planningRoutes.openSlots)
  open(@Body() wanted: OpenSlotsDto): Promise<SlotsOpenedView> {
    return this.commands.execute(new OpenWantedSlots(wanted));
  }

  @Endpoint(planningRoutes.openSlot)
  openOne(
    @Body() wanted: OpenSlotDto,
    @CurrentUser() { id }: Principal,
    @Headers('idempotency-key') key?: string,
  ): Promise<SlotOpenedView> {
    return this.commands.execute(new OpenOneSlot(wanted, { userId: id, key }));
  }
}
