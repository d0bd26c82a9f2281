import { Body, Controller, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { PasskeySignInDto, type UserView } from '@northlight/contracts';
import { signInRoutes } from '@northlight/contracts/routes';
import type { Request } from 'express';
import { Settings } from '../../../../../platform/config/settings.js';
import { Endpoint } from '../../../../../platform/http/endpoint.js';
import { Clock } from '../../../../../platform/kernel/clock.js';
import { networkOf } from '../../../../../platform/kernel/network-of.js';
import { rememberDevice } from '../../../persistence/known-device.js';
import { answerWithChallenge, challengeIn } from '../../../persistence/passkey-challenge.js';
import { forgetPending } from '../../../persistence/pending-sign-in.js';
import { startSession } from '../../../persistence/sessions.js';
import type { RequestOptions } from '../../../persistence/web-authn.js';
import { AskForPasskey, SignInWithPasskey } from './passkey-sign-in.handler.js';

@Controller()
export class PasskeySignInController {
  constructor(
    private readonly commands: CommandBus,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  @Endpoint(signInRoutes.beginPasskeySignIn)
  async ask(@Req() request: Request): Promise<RequestOptions> {
    return answerWithChallenge(request, await this.commands.execute(new AskForPasskey()));
  }

  @Endpoint(signInRoutes.signInWithPasskey)
  async signIn(@Req() request: Request, @Body() { passkey, rememberMe }: PasskeySignInDto): Promise<UserView> {
    const shown = { passkey, challenge: challengeIn(request) };
    const address = networkOf(request.ip ?? '');
    const { user, passwordVersion } = await this.commands.execute(new SignInWithPasskey(shown, address));
    forgetPending(request);
    const start = { userId: user.id, passwordVersion, isRemembered: rememberMe === true, at: this.clock.now() };
    await startSession(request, start);
    rememberDevice(request, user.id, this.settings);
    return user;
  }
}
