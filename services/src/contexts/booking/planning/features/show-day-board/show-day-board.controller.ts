import { Controller } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { DayBoardView } from '@northlight/contracts';
import { doorRoutes } from '@northlight/contracts/routes';
import { Endpoint } from '../../../../../platform/http/endpoint.js';
import { ShowDayBoard } from './show-day-board.handler.js';

@Controller()
export class ShowDayBoardController {
  constructor(private readonly queries: QueryBus) {}

  @Endpoint(doorRoutes.showDayBoard)
  show(): Promise<DayBoardView[]> {
    return this.queries.execute(new ShowDayBoard());
  }
}
