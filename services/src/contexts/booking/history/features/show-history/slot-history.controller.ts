import { Controller, Param, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { HistoryPageDto, type HistoryView, SlotIdDto, type SlotStateView, TimeTravelDto } from '@northlight/contracts';
import { historyRoutes } from '@northlight/contracts/routes';
import { Endpoint } from '../../../../../platform/http/endpoint.js';
import { ShowHistory } from './show-history.handler.js';
import { ShowSlotState } from './show-slot-state.handler.js';
import { untilOf } from './until-of.js';

@Controller()
export class SlotHistoryController {
  constructor(private readonly queries: QueryBus) {}

  @Endpoint(historyRoutes.showSlotState)
  show(@Param() { slotId }: SlotIdDto, @Query() when: TimeTravelDto): Promise<SlotStateView> {
    return this.queries.execute(new ShowSlotState(slotId, untilOf(when)));
  }

  @Endpoint(historyRoutes.showSlotHistory)
  history(@Param() { slotId }: SlotIdDto, @Query() page: HistoryPageDto): Promise<HistoryView> {
    return this.queries.execute(new ShowHistory({ slotId }, page));
  }
}
