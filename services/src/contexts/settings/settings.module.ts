import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { AuditLog } from '../../platform/audit/audit-log.js';
import { BookingPolicyModule } from '../../platform/booking-policy/booking-policy.module.js';
import { AddTaxRateController } from './features/add-tax-rate/add-tax-rate.controller.js';
import { AddTaxRateHandler } from './features/add-tax-rate/add-tax-rate.handler.js';
import { ChangeBookingPolicyController } from './features/change-booking-policy/change-booking-policy.controller.js';
import { ChangeBookingPolicyHandler } from './features/change-booking-policy/change-booking-policy.handler.js';
import { ChangeSenderController } from './features/change-sender/change-sender.controller.js';
import { ChangeSenderHandler } from './features/change-sender/change-sender.handler.js';
import { ListTaxRatesController } from './features/list-tax-rates/list-tax-rates.controller.js';
import { ListTaxRatesHandler } from './features/list-tax-rates/list-tax-rates.handler.js';
import { RemoveTaxRateController } from './features/remove-tax-rate/remove-tax-rate.controller.js';
import { RemoveTaxRateHandler } from './features/remove-tax-rate/remove-tax-rate.handler.js';
import { ShowBookingPolicyController } from './features/show-booking-policy/show-booking-policy.controller.js';
import {
  ShowBookingPolicyHandler,
  ShowSettingsHandler,
} from './features/show-booking-policy/show-booking-policy.handler.js';
import { ShowSenderController } from './features/show-sender/show-sender.controller.js';
import { ShowSenderHandler } from './features/show-sender/show-sender.handler.js';
import { MailSenderModule } from './mail-sender.module.js';
import { TaxRatesModule } from './tax-rates.module.js';

/** The figures of the house, shown to everybody and set by admins, and who sends its mails. */
@Module({
  imports: [CqrsModule, BookingPolicyModule, MailSenderModule, TaxRatesModule],
  controllers: [
    ShowBookingPolicyController,
    ChangeBookingPolicyController,
    ShowSenderController,
    ChangeSenderController,
    ListTaxRatesController,
    AddTaxRateController,
    RemoveTaxRateController,
  ],
  providers: [
    AuditLog,
    ShowBookingPolicyHandler,
    ShowSettingsHandler,
    ChangeBookingPolicyHandler,
    ShowSenderHandler,
    ChangeSenderHandler,
    ListTaxRatesHandler,
    AddTaxRateHandler,
    RemoveTaxRateHandler,
  ],
})
export class HouseSettingsModule {}
