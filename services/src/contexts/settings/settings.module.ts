import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { AuditLog } from '../../platform/audit/audit-log.js';
import { HouseRulesModule } from '../../platform/house-rules/house-rules.module.js';
import { ChangeHouseRulesController } from './features/change-house-rules/change-house-rules.controller.js';
import { ChangeHouseRulesHandler } from './features/change-house-rules/change-house-rules.handler.js';
import { ShowHouseRulesController } from './features/show-house-rules/show-house-rules.controller.js';
import { ShowHouseRulesHandler, ShowSettingsHandler } from './features/show-house-rules/show-house-rules.handler.js';

/** The figures of the house: shown to everybody, set by admins. */
@Module({
  imports: [CqrsModule, HouseRulesModule],
  controllers: [ShowHouseRulesController, ChangeHouseRulesController],
  providers: [AuditLog, ShowHouseRulesHandler, ShowSettingsHandler, ChangeHouseRulesHandler],
})
export class HouseSettingsModule {}
