import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { LimitsModule } from '../../../platform/limits/limits.module.js';
import { IdentitySharedModule } from '../shared/identity-shared.module.js';
import { KeepPasskeysController } from './features/keep-passkeys/keep-passkeys.controller.js';
import { keepPasskeyHandlers } from './features/keep-passkeys/keep-passkeys.handler.js';
import { KeepSecondFactorController } from './features/keep-second-factor/keep-second-factor.controller.js';
import { keepSecondFactorHandlers } from './features/keep-second-factor/keep-second-factor.handler.js';
import { ResetSecondFactorController } from './features/reset-second-factor/reset-second-factor.controller.js';
import { ResetSecondFactorHandler } from './features/reset-second-factor/reset-second-factor.handler.js';
import { ShowSecondFactorController } from './features/show-second-factor/show-second-factor.controller.js';
import { ShowSecondFactorHandler } from './features/show-second-factor/show-second-factor.handler.js';

/** Authenticators, recovery codes and passkeys of an account. */
@Module({
  imports: [CqrsModule, IdentitySharedModule, LimitsModule],
  controllers: [
    KeepPasskeysController,
    KeepSecondFactorController,
    ResetSecondFactorController,
    ShowSecondFactorController,
  ],
  providers: [...keepPasskeyHandlers, ...keepSecondFactorHandlers, ResetSecondFactorHandler, ShowSecondFactorHandler],
})
export class SecondFactorModule {}
