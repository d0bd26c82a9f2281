import { Body, Controller, Headers } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ResizeSlotsDto, type SlotsChangedView, SlotsReasonDto } from '@northlight/contracts';
import { planningRoutes } from '@northlight/contracts/routes';
import { CurrentUser, type Principal } from '../../../../../platform/http/access.js';
import { Endpoint } from '../../../../../platform/http/endpoint.js';
import { type BulkSlotChange, ChangeSlots } from './change-slots.handler.js';

/** Many slots at once: those that are named, or all of one experience between two dates and two times. */
@Controller()
export class ChangeSlotsController {
  constructor(private readonly commands: CommandBus) {}

  @Endpoint(planningRoutes.resizeSlots)
  resize(
    @Body() { capacity, ...selection }: ResizeSlotsDto,
    @CurrentUser() user: Principal,
    @Headers('idempotency-key') key?: string,
  ): Promise<SlotsChangedView> {
    return this.change({ selection, change: { type: 'ResizeSlot', capacity } }, user, key);
  }

  @Endpoint(planningRoutes.closeSlots)
  close(
    @Body() { reason, ...selection }: SlotsReasonDto,
    @CurrentUser() user: Principal,
    @Headers('idempotency-key') key?: string,
  ): Promise<SlotsChangedView> {
    return this.change({ selection, change: { type: 'CloseSlot', why: reason } }, user, key);
  }

  @Endpoint(planningRoutes.reopenSlots)
  reopen(
    @Body() { reason, ...selection }: SlotsReasonDto,
    @CurrentUser() user: Principal,
    @Headers('idempotency-key') key?: string,
  ): Promise<SlotsChangedView> {
    return this.change({ selection, change: { type: 'ReopenSlot', why: reason } }, user, key);
  }

  private change(input: BulkSlotChange, { id }: Principal, key: string | undefined): Promise<SlotsChangedView> {
    return this.commands.execute(new ChangeSlots(input, { userId: id, key }));
  }
}
