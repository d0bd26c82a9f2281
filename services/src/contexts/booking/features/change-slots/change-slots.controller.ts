import { Body, Controller, Headers, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiHeader, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ResizeSlotsDto, type SlotsChangedView, SlotsReasonDto } from '@northlight/contracts';
import { CurrentUser, type Principal, Roles } from '../../../../platform/http/access.js';
import { type BulkWish, ChangeSlots } from './change-slots.handler.js';

const outcomes = { description: 'What became of each slot: done, unchanged, or refused and why.' };

/** Many slots at once: those that are named, or all of one experience between two dates and two times. */
@ApiTags('admin')
@ApiHeader({ name: 'Idempotency-Key', required: false, description: '8 to 200 printable characters' })
@Roles('ops')
@Controller('api/admin/availability')
export class ChangeSlotsController {
  constructor(private readonly commands: CommandBus) {}

  @Post('resize')
  @HttpCode(200)
  @ApiOkResponse(outcomes)
  resize(
    @Body() { capacity, ...selection }: ResizeSlotsDto,
    @CurrentUser() user: Principal,
    @Headers('idempotency-key') key?: string,
  ): Promise<SlotsChangedView> {
    return this.change({ selection, change: { type: 'ResizeSlot', capacity } }, user, key);
  }

  @Post('close')
  @HttpCode(200)
  @ApiOkResponse(outcomes)
  close(
    @Body() { reason, ...selection }: SlotsReasonDto,
    @CurrentUser() user: Principal,
    @Headers('idempotency-key') key?: string,
  ): Promise<SlotsChangedView> {
    return this.change({ selection, change: { type: 'CloseSlot', why: reason } }, user, key);
  }

  @Post('reopen')
  @HttpCode(200)
  @ApiOkResponse(outcomes)
  reopen(
    @Body() { reason, ...selection }: SlotsReasonDto,
    @CurrentUser() user: Principal,
    @Headers('idempotency-key') key?: string,
  ): Promise<SlotsChangedView> {
    return this.change({ selection, change: { type: 'ReopenSlot', why: reason } }, user, key);
  }

  private change(wish: BulkWish, { id }: Principal, key: string | undefined): Promise<SlotsChangedView> {
    return this.commands.execute(new ChangeSlots(wish, { userId: id, key }));
  }
}
