import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { LimitsModule } from '../../../platform/limits/limits.module.js';
import { IdentitySharedModule } from '../shared/identity-shared.module.js';
import { ConfirmIdentityController } from './features/confirm-identity/confirm-identity.controller.js';
import { ConfirmIdentityHandler } from './features/confirm-identity/confirm-identity.handler.js';
import { EndSessionsController } from './features/end-sessions/end-sessions.controller.js';
import { EndOtherSessionsHandler, EndSessionHandler } from './features/end-sessions/end-sessions.handler.js';
import { FinishSignInController } from './features/finish-sign-in/finish-sign-in.controller.js';
import { FinishSignInHandler } from './features/finish-sign-in/finish-sign-in.handler.js';
import { ListSessionsController } from './features/list-sessions/list-sessions.controller.js';
import { ListSessionsHandler } from './features/list-sessions/list-sessions.handler.js';
import { CredentialsStrategy } from './features/sign-in/credentials-strategy.js';
import { SignInController } from './features/sign-in/sign-in.controller.js';
import { SignInHandler } from './features/sign-in/sign-in.handler.js';
import { PasskeySignInController } from './features/sign-in-with-passkey/passkey-sign-in.controller.js';
import { passkeySignInHandlers } from './features/sign-in-with-passkey/passkey-sign-in.handler.js';
import { SignOutController } from './features/sign-out/sign-out.controller.js';

/** Who signs in, by password or passkey, and the sessions that come of it. */
@Module({
  imports: [CqrsModule, IdentitySharedModule, LimitsModule],
  controllers: [
    ConfirmIdentityController,
    EndSessionsController,
    FinishSignInController,
    ListSessionsController,
    SignInController,
    PasskeySignInController,
    SignOutController,
  ],
  providers: [
    ConfirmIdentityHandler,
    EndSessionHandler,
    EndOtherSessionsHandler,
    FinishSignInHandler,
    ListSessionsHandler,
    SignInHandler,
    ...passkeySignInHandlers,
    CredentialsStrategy,
  ],
})
export class SignInModule {}
