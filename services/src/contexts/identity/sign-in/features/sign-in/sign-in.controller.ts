import { Body, Controller, Req, UseGuards } from '@nestjs/common';
import { SignInDto, type UserView } from '@northlight/contracts';
import { signInRoutes } from '@northlight/contracts/routes';
import type { Request } from 'express';
import { Settings } from '../../../../../platform/config/settings.js';
import { Endpoint } from '../../../../../platform/http/endpoint.js';
import { Clock } from '../../../../../platform/kernel/clock.js';
import { Refusal } from '../../../../../platform/kernel/refusal.js';
import { rememberDevice } from '../../../persistence/known-device.js';
import { keepPending } from '../../../persistence/pending-sign-in.js';
import { startSession } from '../../../persistence/sessions.js';
import type { SignedIn } from './sign-in.handler.js';
import { SignInGuard } from './sign-in-guard.js';

@Controller()
export class SignInController {
  constructor(
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  /** The guard has found out who it is; from here on this browser is theirs, where no second factor is due. */
  @UseGuards(SignInGuard)
  @Endpoint(signInRoutes.signIn)
  async signIn(@Req() request: Request & { user: SignedIn }, @Body() body: SignInDto): Promise<UserView> {
    const { user, passwordVersion, hasSecondFactor } = request.user;
    const pending = { userId: user.id, passwordVersion, isRemembered: body.rememberMe === true };
    const at = this.clock.now();
    if (hasSecondFactor) {
      keepPending(request, pending, { secrets: this.settings, at });
      throw new Refusal('SECOND_FACTOR_NEEDED');
    }
    await startSession(request, { ...pending, at });
    rememberDevice(request, user.id, this.settings);
    return user;
  }
}
