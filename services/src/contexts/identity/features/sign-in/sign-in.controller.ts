import { Body, Controller, Header, HttpCode, Post, Req, UseGuards } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { SignInDto, type UserView } from '@northlight/contracts';
import type { Request } from 'express';
import { Settings } from '../../../../platform/config/settings.js';
import { Public } from '../../../../platform/http/access.js';
import { Clock } from '../../../../platform/kernel/clock.js';
import { rememberDevice } from '../../persistence/known-device.js';
import { startSession } from '../../persistence/sessions.js';
import type { SignedIn } from './sign-in.handler.js';
import { SignInGuard } from './sign-in-guard.js';

@ApiTags('auth')
@Controller('api/auth')
export class SignInController {
  constructor(
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  /** The guard has found out who it is; from here on this browser is theirs. */
  @Public()
  @UseGuards(SignInGuard)
  @Post('login')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ description: 'Signed in; the cookie `sid` says so from now on.' })
  async signIn(@Req() request: Request & { user: SignedIn }, @Body() body: SignInDto): Promise<UserView> {
    const { user, passwordVersion } = request.user;
    const isRemembered = body.rememberMe === true;
    await startSession(request, { userId: user.id, passwordVersion, isRemembered, at: this.clock.now() });
    rememberDevice(request, user.id, this.settings.SECRET);
    return user;
  }
}
