import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { NextFunction, Request, Response } from 'express';
import pg from 'pg';
import { BookingPolicyModule } from '../../platform/booking-policy/booking-policy.module.js';
import { Settings } from '../../platform/config/settings.js';
import { hasSessionCookie } from '../../platform/http/session-cookie.js';
import { Clock } from '../../platform/kernel/clock.js';
import { LimitsModule } from '../../platform/limits/limits.module.js';
import { PrivacyModule } from '../../platform/privacy/privacy.module.js';
import { MembershipModule } from '../membership/index.js';
import { AccountsModule } from './accounts.module.js';
import { ChangeEmailController } from './features/change-email/change-email.controller.js';
import { ChangeEmailHandler } from './features/change-email/change-email.handler.js';
import { ChangePasswordController } from './features/change-password/change-password.controller.js';
import { ChangePasswordHandler } from './features/change-password/change-password.handler.js';
import { ChangeUserController } from './features/change-user/change-user.controller.js';
import { ChangeUserHandler } from './features/change-user/change-user.handler.js';
import { ConfirmIdentityController } from './features/confirm-identity/confirm-identity.controller.js';
import { ConfirmIdentityHandler } from './features/confirm-identity/confirm-identity.handler.js';
import { DeleteAccountController } from './features/delete-account/delete-account.controller.js';
import { DeleteAccountHandler } from './features/delete-account/delete-account.handler.js';
import { EndSessionsController } from './features/end-sessions/end-sessions.controller.js';
import { EndOtherSessionsHandler, EndSessionHandler } from './features/end-sessions/end-sessions.handler.js';
import { EraseAgainHandler } from './features/erase-again/erase-again.handler.js';
import { ErasePersonController } from './features/erase-person/erase-person.controller.js';
import { ErasePersonHandler } from './features/erase-person/erase-person.handler.js';
import { ExportDataController } from './features/export-data/export-data.controller.js';
import { ExportDataHandler } from './features/export-data/export-data.handler.js';
import { FindPersonController } from './features/find-person/find-person.controller.js';
import { FindPersonHandler } from './features/find-person/find-person.handler.js';
import { FinishSignInController } from './features/finish-sign-in/finish-sign-in.controller.js';
import { FinishSignInHandler } from './features/finish-sign-in/finish-sign-in.handler.js';
import { ForgotPasswordController } from './features/forgot-password/forgot-password.controller.js';
import { ForgotPasswordHandler } from './features/forgot-password/forgot-password.handler.js';
import { GrantPlanController } from './features/grant-plan/grant-plan.controller.js';
import { GrantPlanHandler } from './features/grant-plan/grant-plan.handler.js';
import { KeepPasskeysController } from './features/keep-passkeys/keep-passkeys.controller.js';
import { keepPasskeyHandlers } from './features/keep-passkeys/keep-passkeys.handler.js';
import { KeepSecondFactorController } from './features/keep-second-factor/keep-second-factor.controller.js';
import { keepSecondFactorHandlers } from './features/keep-second-factor/keep-second-factor.handler.js';
import { ListSessionsController } from './features/list-sessions/list-sessions.controller.js';
import { ListSessionsHandler } from './features/list-sessions/list-sessions.handler.js';
import { ListUsersController } from './features/list-users/list-users.controller.js';
import { ListUsersHandler } from './features/list-users/list-users.handler.js';
import { RegisterController } from './features/register/register.controller.js';
import { RegisterHandler } from './features/register/register.handler.js';
import { SetUpAdminHandler } from './features/register/set-up-admin.handler.js';
import { ResendVerificationController } from './features/resend-verification/resend-verification.controller.js';
import { ResendVerificationHandler } from './features/resend-verification/resend-verification.handler.js';
import { ResetPasswordController } from './features/reset-password/reset-password.controller.js';
import { ResetPasswordHandler } from './features/reset-password/reset-password.handler.js';
import { ResetSecondFactorController } from './features/reset-second-factor/reset-second-factor.controller.js';
import { ResetSecondFactorHandler } from './features/reset-second-factor/reset-second-factor.handler.js';
import { SendResetLinkController } from './features/send-reset-link/send-reset-link.controller.js';
import { SendResetLinkHandler } from './features/send-reset-link/send-reset-link.handler.js';
import { ShowAccountController } from './features/show-account/show-account.controller.js';
import { ShowAccountHandler } from './features/show-account/show-account.handler.js';
import { ShowMeController } from './features/show-me/show-me.controller.js';
import { ShowMeHandler } from './features/show-me/show-me.handler.js';
import { ShowSecondFactorController } from './features/show-second-factor/show-second-factor.controller.js';
import { ShowSecondFactorHandler } from './features/show-second-factor/show-second-factor.handler.js';
import { ShowSetupStatusController } from './features/show-setup-status/show-setup-status.controller.js';
import { ShowSetupStatusHandler } from './features/show-setup-status/show-setup-status.handler.js';
import { CredentialsStrategy } from './features/sign-in/credentials-strategy.js';
import { SignInController } from './features/sign-in/sign-in.controller.js';
import { SignInHandler } from './features/sign-in/sign-in.handler.js';
import { PasskeySignInController } from './features/sign-in-with-passkey/passkey-sign-in.controller.js';
import { passkeySignInHandlers } from './features/sign-in-with-passkey/passkey-sign-in.handler.js';
import { SignOutController } from './features/sign-out/sign-out.controller.js';
import { TellPersonController } from './features/tell-person/tell-person.controller.js';
import { TellPersonHandler } from './features/tell-person/tell-person.handler.js';
import { UpdateMeController } from './features/update-me/update-me.controller.js';
import { UpdateMeHandler } from './features/update-me/update-me.handler.js';
import { VerifyEmailController } from './features/verify-email/verify-email.controller.js';
import { VerifyEmailHandler } from './features/verify-email/verify-email.handler.js';
import { ManagedUsers } from './persistence/managed-users.js';
import { OwnIdentity } from './persistence/own-identity.js';
import { OwnPassword } from './persistence/own-password.js';
import { Passkeys } from './persistence/passkeys.js';
import { PasswordChanges } from './persistence/password-changes.js';
import { PasswordHashes } from './persistence/password-hashes.js';
import { PlanHolders } from './persistence/plan-holders.js';
import { principalMiddleware } from './persistence/principal.js';
import { sessionMiddleware } from './persistence/sessions.js';
import { Sessions } from './persistence/sessions.repository.js';
import { UsersRepository } from './persistence/users.repository.js';

/** Accounts, who is signed in, and who may do what. */
@Module({
  imports: [CqrsModule, AccountsModule, MembershipModule, PrivacyModule, LimitsModule, BookingPolicyModule],
  controllers: [
    SignInController,
    FinishSignInController,
    PasskeySignInController,
    ConfirmIdentityController,
    SignOutController,
    RegisterController,
    ForgotPasswordController,
    ResetPasswordController,
    VerifyEmailController,
    ResendVerificationController,
    ShowMeController,
    ShowAccountController,
    UpdateMeController,
    ChangeEmailController,
    ChangePasswordController,
    ListSessionsController,
    EndSessionsController,
    ExportDataController,
    DeleteAccountController,
    ShowSetupStatusController,
    ListUsersController,
    ChangeUserController,
    SendResetLinkController,
    GrantPlanController,
    ShowSecondFactorController,
    KeepSecondFactorController,
    KeepPasskeysController,
    ResetSecondFactorController,
    ...[FindPersonController, TellPersonController, ErasePersonController],
  ],
  providers: [
    SignInHandler,
    FinishSignInHandler,
    ConfirmIdentityHandler,
    RegisterHandler,
    SetUpAdminHandler,
    ForgotPasswordHandler,
    ResetPasswordHandler,
    VerifyEmailHandler,
    ResendVerificationHandler,
    ShowMeHandler,
    ShowAccountHandler,
    UpdateMeHandler,
    ChangeEmailHandler,
    ChangePasswordHandler,
    ListSessionsHandler,
    EndSessionHandler,
    EndOtherSessionsHandler,
    ExportDataHandler,
    DeleteAccountHandler,
    ShowSetupStatusHandler,
    CredentialsStrategy,
    ...[PasswordHashes, PasswordChanges, OwnPassword, OwnIdentity, Passkeys],
    ListUsersHandler,
    ChangeUserHandler,
    SendResetLinkHandler,
    GrantPlanHandler,
    ShowSecondFactorHandler,
    ...keepSecondFactorHandlers,
    ...keepPasskeyHandlers,
    ...passkeySignInHandlers,
    ResetSecondFactorHandler,
    ...[FindPersonHandler, TellPersonHandler, ErasePersonHandler, EraseAgainHandler],
    ManagedUsers,
    PlanHolders,
  ],
  exports: [AccountsModule],
})
export class IdentityModule {}

/**
 * Puts the account that the session cookie names behind each request of this application; to be called before its routes. Who
 * brings no cookie and does not come to sign in has no session, and pays for none.
 */
export function useSessions(app: NestExpressApplication): void {
  const { pool, ...people } = sessionGround(app);
  const sessions = sessionMiddleware(pool, app.get(Settings));
  const principal = principalMiddleware(people);
  app.use((request: Request, response: Response, next: NextFunction) => {
    if (!hasSessionCookie(request) && !request.path.startsWith('/api/auth/')) next();
    else sessions(request, response, (error?: unknown) => (error ? next(error) : principal(request, response, next)));
  });
}

const sessionGround = (app: NestExpressApplication) => ({
  pool: app.get(pg.Pool, { strict: false }),
  users: app.get(UsersRepository),
  sessions: app.get(Sessions),
  settings: app.get(Settings),
  clock: app.get(Clock),
});
