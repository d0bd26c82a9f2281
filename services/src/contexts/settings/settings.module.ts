import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { AuditLog } from '../../platform/audit/audit-log.js';
import { HouseRulesModule } from '../../platform/house-rules/house-rules.module.js';
import { ChangeHouseRulesController } from './features/change-house-rules/change-house-rules.controller.js';
import { ChangeHouseRulesHandler } from './features/change-house-rules/change-house-rules.handler.js';
import { ChangeSenderController } from './features/change-sender/change-sender.controller.js';
import { ChangeSenderHandler } from './features/change-sender/change-sender.handler.js';
import { ShowHouseRulesController } from './features/show-house-rules/show-house-rules.controller.js';
import { ShowHouseRulesHandler, ShowSettingsHandler } from './features/show-house-rules/show-house-rules.handler.js';
import { ShowSenderController } from './features/show-sender/show-sender.controller.js';
import { ShowSenderHandler } from './features/show-sender/show-sender.handler.js';
import { MailSenderModule } from './mail-sender.module.js';

/** The figures of the house, shown to everybody and set by admins, and who sends its mails. */
@Module({
  imports: [CqrsModule, HouseRulesModule, MailSenderModule],
  controllers: [ShowHouseRulesController, ChangeHouseRulesController, ShowSenderController, ChangeSenderController],
  providers: [
    AuditLog,
    ShowHouseRulesHandler,
    ShowSettingsHandler,
    ChangeHouseRulesHandler,
    ShowSenderHandler,
    ChangeSenderHandler,
  ],
})
export class HouseSettingsModule {}
