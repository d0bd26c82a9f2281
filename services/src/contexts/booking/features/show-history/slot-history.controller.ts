import { Controller, Get, Header, Param, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { HistoryPageDto, type HistoryView, SlotIdDto, type SlotStateView, TimeTravelDto } from '@northlight/contracts';
import { Roles } from '../../../../platform/http/access.js';
import { ShowHistory } from './show-history.handler.js';
import { ShowSlotState } from './show-slot-state.handler.js';
import { untilOf } from './until-of.js';

@ApiTags('admin')
@Roles('desk', 'ops')
@Controller('api/admin/slots/:slotId')
export class SlotHistoryController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ description: 'The slot as it is, or as it was at a moment or a position of the log.' })
  show(@Param() { slotId }: SlotIdDto, @Query() when: TimeTravelDto): Promise<SlotStateView> {
    return this.queries.execute(new ShowSlotState(slotId, untilOf(when)));
  }

  @Get('history')
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ description: 'What happened to the slot, oldest first.' })
  history(@Param() { slotId }: SlotIdDto, @Query() page: HistoryPageDto): Promise<HistoryView> {
    return this.queries.execute(new ShowHistory({ slotId }, page));
  }
}
