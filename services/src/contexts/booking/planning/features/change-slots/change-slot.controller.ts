import { Body, Controller, Param } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ResizeSlotDto, SlotIdDto, type SlotOutcomeView, SlotReasonDto } from '@northlight/contracts';
import { planningRoutes } from '@northlight/contracts/routes';
import { Endpoint } from '../../../../../platform/http/endpoint.js';
import { ChangeSlot } from './change-slot.handler.js';

@Controller()
export class ChangeSlotController {
  constructor(private readonly commands: CommandBus) {}

  @Endpoint(planningRoutes.resizeSlot)
  resize(@Param() { slotId }: SlotIdDto, @Body() { capacity }: ResizeSlotDto): Promise<SlotOutcomeView> {
    return this.commands.execute(new ChangeSlot(slotId, { type: 'ResizeSlot', capacity }));
  }

  @Endpoint(planningRoutes.closeSlot)
  close(@Param() { slotId }: SlotIdDto, @Body() { reason }: SlotReasonDto): Promise<SlotOutcomeView> {
    return this.commands.execute(new ChangeSlot(slotId, { type: 'CloseSlot', why: reason }));
  }

  @Endpoint(planningRoutes.reopenSlot)
  reopen(@Param() { slotId }: SlotIdDto, @Body() { reason }: SlotReasonDto): Promise<SlotOutcomeView> {
    return this.commands.execute(new ChangeSlot(slotId, { type: 'ReopenSlot', why: reason }));
  }
}
