import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { BookingPolicyModule } from '../../../platform/booking-policy/booking-policy.module.js';
import { LimitsModule } from '../../../platform/limits/limits.module.js';
import { PrivacyModule } from '../../../platform/privacy/privacy.module.js';
import { IdentitySharedModule } from '../shared/identity-shared.module.js';
import { ChangeEmailController } from './features/change-email/change-email.controller.js';
import { ChangeEmailHandler } from './features/change-email/change-email.handler.js';
import { ChangePasswordController } from './features/change-password/change-password.controller.js';
import { ChangePasswordHandler } from './features/change-password/change-password.handler.js';
import { DeleteAccountController } from './features/delete-account/delete-account.controller.js';
import { DeleteAccountHandler } from './features/delete-account/delete-account.handler.js';
import { ExportDataController } from './features/export-data/export-data.controller.js';
import { ExportDataHandler } from './features/export-data/export-data.handler.js';
import { ShowAccountController } from './features/show-account/show-account.controller.js';
import { ShowAccountHandler } from './features/show-account/show-account.handler.js';
import { ShowMeController } from './features/show-me/show-me.controller.js';
import { ShowMeHandler } from './features/show-me/show-me.handler.js';
import { UpdateMeController } from './features/update-me/update-me.controller.js';
import { UpdateMeHandler } from './features/update-me/update-me.handler.js';

/** What the owner of an account sees and changes of it. */
@Module({
  imports: [CqrsModule, IdentitySharedModule, LimitsModule, PrivacyModule, BookingPolicyModule],
  controllers: [
    ChangeEmailController,
    ChangePasswordController,
    DeleteAccountController,
    ExportDataController,
    ShowAccountController,
    ShowMeController,
    UpdateMeController,
  ],
  providers: [
    ChangeEmailHandler,
    ChangePasswordHandler,
    DeleteAccountHandler,
    ExportDataHandler,
    ShowAccountHandler,
    ShowMeHandler,
    UpdateMeHandler,
  ],
})
export class OwnAccountModule {}
