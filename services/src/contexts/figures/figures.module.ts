import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { BookingModule } from '../booking/index.js';
import { CatalogModule } from '../catalog/index.js';
import { AccountsModule } from '../identity/index.js';
import { MerchandiseModule } from '../merchandise/index.js';
import { ShowDashboardController } from './features/show-dashboard/show-dashboard.controller.js';
import { ShowDashboardHandler } from './features/show-dashboard/show-dashboard.handler.js';
import { ShowReportController } from './features/show-report/show-report.controller.js';
import { ShowReportHandler } from './features/show-report/show-report.handler.js';

/** How business stands, put together from what the rooms count. */
@Module({
  imports: [CqrsModule, BookingModule, CatalogModule, AccountsModule, MerchandiseModule],
  controllers: [ShowDashboardController, ShowReportController],
  providers: [ShowDashboardHandler, ShowReportHandler],
})
export class FiguresModule {}
