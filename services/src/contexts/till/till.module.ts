import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import type { Migration } from '../../platform/database/database.js';
import { DeskPaymentsModule } from '../booking/index.js';
import { CatalogModule } from '../catalog/index.js';
import { AccountsModule } from '../identity/index.js';
import { MerchandiseModule } from '../merchandise/index.js';
import { CloseTillController } from './features/close-till/close-till.controller.js';
import { CloseTillHandler } from './features/close-till/close-till.handler.js';
import { OpenTillController } from './features/open-till/open-till.controller.js';
import { OpenTillHandler } from './features/open-till/open-till.handler.js';
import { ShowTillController } from './features/show-till/show-till.controller.js';
import { ShowTillHandler } from './features/show-till/show-till.handler.js';
import { Till1798000000036 } from './persistence/migrations/1798000000036-till.js';
import { TillLines } from './persistence/till-lines.js';
import { TillShifts } from './persistence/till-shifts.repository.js';
import { TillViews } from './persistence/till-views.js';

export const tillMigrations: readonly Migration[] = [Till1798000000036];

/** The tills of the desks: what was taken there, by whom, and what was counted. */
@Module({
  imports: [CqrsModule, DeskPaymentsModule, CatalogModule, AccountsModule, MerchandiseModule],
  controllers: [OpenTillController, CloseTillController, ShowTillController],
  providers: [TillLines, TillShifts, TillViews, OpenTillHandler, CloseTillHandler, ShowTillHandler],
})
export class TillModule {}
