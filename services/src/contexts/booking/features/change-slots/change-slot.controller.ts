import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ResizeSlotDto, SlotIdDto, type SlotOutcomeView, SlotReasonDto } from '@northlight/contracts';
import { Roles } from '../../../../platform/http/access.js';
import { ChangeSlot } from './change-slot.handler.js';

const outcome = { description: 'Done, or unchanged where it was so already.' };

@ApiTags('admin')
@Roles('ops')
@Controller('api/admin/availability/slots/:slotId')
export class ChangeSlotController {
  constructor(private readonly commands: CommandBus) {}

  @Post('resize')
  @HttpCode(200)
  @ApiOkResponse(outcome)
  resize(@Param() { slotId }: SlotIdDto, @Body() { capacity }: ResizeSlotDto): Promise<SlotOutcomeView> {
    return this.commands.execute(new ChangeSlot(slotId, { type: 'ResizeSlot', capacity }));
  }

  @Post('close')
  @HttpCode(200)
  @ApiOkResponse(outcome)
  close(@Param() { slotId }: SlotIdDto, @Body() { reason }: SlotReasonDto): Promise<SlotOutcomeView> {
    return this.commands.execute(new ChangeSlot(slotId, { type: 'CloseSlot', why: reason }));
  }

  @Post('reopen')
  @HttpCode(200)
  @ApiOkResponse(outcome)
  reopen(@Param() { slotId }: SlotIdDto, @Body() { reason }: SlotReasonDto): Promise<SlotOutcomeView> {
    return this.commands.execute(new ChangeSlot(slotId, { type: 'ReopenSlot', why: reason }));
  }
}
