import { Controller } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { DashboardView } from '@northlight/contracts';
import { figuresRoutes } from '@northlight/contracts/routes';
import { Compressed } from '../../../../platform/http/encoded-answer.js';
import { Endpoint } from '../../../../platform/http/endpoint.js';
import { ShowDashboard } from './show-dashboard.handler.js';

@Controller()
export class ShowDashboardController {
  constructor(private readonly queries: QueryBus) {}

  @Compressed()
  @Endpoint(figuresRoutes.showDashboard)
  show(): Promise<DashboardView> {
    return this.queries.execute(new ShowDashboard());
  }
}
