import { Body, Controller, Header, HttpCode, Post, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { PasskeySignInDto, type UserView } from '@northlight/contracts';
import type { Request } from 'express';
import { Settings } from '../../../../platform/config/settings.js';
import { Public } from '../../../../platform/http/access.js';
import { Refuses } from '../../../../platform/http/refuses.js';
import { Clock } from '../../../../platform/kernel/clock.js';
import { networkOf } from '../../../../platform/kernel/network-of.js';
import { rememberDevice } from '../../persistence/known-device.js';
import { answerAsked, challengeIn, passkeyRefusals } from '../../persistence/passkey-challenge.js';
import { forgetPending } from '../../persistence/pending-sign-in.js';
import { startSession } from '../../persistence/sessions.js';
import type { RequestOptions } from '../../persistence/web-authn.js';
import { AskForPasskey, SignInWithPasskey } from './passkey-sign-in.handler.js';

@ApiTags('auth')
@Controller('api/auth/login/passkey')
export class PasskeySignInController {
  constructor(
    private readonly commands: CommandBus,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  @Public()
  @Post('options')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ description: 'What a browser asks a passkey, within five minutes (WebAuthn).' })
  async ask(@Req() request: Request): Promise<RequestOptions> {
    return answerAsked(request, await this.commands.execute(new AskForPasskey()));
  }

  @Public()
  @Post()
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @Refuses('INVALID_INPUT', 'ACCOUNT_DEACTIVATED', 'TOO_MANY_TRIES', ...passkeyRefusals)
  @ApiOkResponse({ description: 'Signed in; the cookie `sid` says so from now on.' })
  async signIn(@Req() request: Request, @Body() { passkey, rememberMe }: PasskeySignInDto): Promise<UserView> {
    const shown = { passkey, challenge: challengeIn(request) };
    const address = networkOf(request.ip ?? '');
    const { user, passwordVersion } = await this.commands.execute(new SignInWithPasskey(shown, address));
    forgetPending(request);
    const start = { userId: user.id, passwordVersion, isRemembered: rememberMe === true, at: this.clock.now() };
    await startSession(request, start);
    rememberDevice(request, user.id, this.settings.SECRET);
    return user;
  }
}
