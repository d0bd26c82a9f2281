import { Controller, Get } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { DashboardView } from '@northlight/contracts';
import { Roles } from '../../../../platform/http/access.js';
import { ShowDashboard } from './show-dashboard.handler.js';

@ApiTags('admin')
@Controller('api/admin/dashboard')
export class ShowDashboardController {
  constructor(private readonly queries: QueryBus) {}

  @Roles('admin')
  @Get()
  @ApiOkResponse({ description: 'Bookings and seats as they stand now.' })
  show(): Promise<DashboardView> {
    return this.queries.execute(new ShowDashboard());
  }
}
