import { Controller, Get, Header } from '@nestjs/common';
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
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({
    description:
      'Bookings, members, visits and revenue as they stand now; the last 30 days, and the load of the next 14.',
  })
  show(): Promise<DashboardView> {
    return this.queries.execute(new ShowDashboard());
  }
}
