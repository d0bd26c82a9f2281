import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { LimitsModule } from '../../../platform/limits/limits.module.js';
import { IdentitySharedModule } from '../shared/identity-shared.module.js';
import { CommonPasswords } from './common-passwords.js';
import { ForgotPasswordController } from './features/forgot-password/forgot-password.controller.js';
import { ForgotPasswordHandler } from './features/forgot-password/forgot-password.handler.js';
import { RegisterController } from './features/register/register.controller.js';
import { RegisterHandler } from './features/register/register.handler.js';
import { SetUpAdminHandler } from './features/register/set-up-admin.handler.js';
import { ResendVerificationController } from './features/resend-verification/resend-verification.controller.js';
import { ResendVerificationHandler } from './features/resend-verification/resend-verification.handler.js';
import { ResetPasswordController } from './features/reset-password/reset-password.controller.js';
import { ResetPasswordHandler } from './features/reset-password/reset-password.handler.js';
import { ShowSetupStatusController } from './features/show-setup-status/show-setup-status.controller.js';
import { ShowSetupStatusHandler } from './features/show-setup-status/show-setup-status.handler.js';
import { VerifyEmailController } from './features/verify-email/verify-email.controller.js';
import { VerifyEmailHandler } from './features/verify-email/verify-email.handler.js';

/** New accounts, the proof of their e-mail, and passwords that are forgotten. */
@Module({
  imports: [CqrsModule, IdentitySharedModule, LimitsModule],
  controllers: [
    ForgotPasswordController,
    RegisterController,
    ResendVerificationController,
    ResetPasswordController,
    ShowSetupStatusController,
    VerifyEmailController,
  ],
  providers: [
    CommonPasswords,
    ForgotPasswordHandler,
    RegisterHandler,
    SetUpAdminHandler,
    ResendVerificationHandler,
    ResetPasswordHandler,
    ShowSetupStatusHandler,
    VerifyEmailHandler,
  ],
})
export class RegistrationModule {}
