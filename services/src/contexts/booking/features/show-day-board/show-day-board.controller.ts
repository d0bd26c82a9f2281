import { Controller, Get } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { DayBoardView } from '@northlight/contracts';
import { Roles } from '../../../../platform/http/access.js';
import { ShowDayBoard } from './show-day-board.handler.js';

@ApiTags('admin')
@Controller('api/admin/day-board')
export class ShowDayBoardController {
  constructor(private readonly queries: QueryBus) {}

  @Roles('admin')
  @Get()
  @ApiOkResponse({ description: 'Today’s slots of every venue that sells tickets, by experience, with their load.' })
  show(): Promise<DayBoardView[]> {
    return this.queries.execute(new ShowDayBoard());
  }
}
