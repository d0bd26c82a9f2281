import { Body, Controller, Header, HttpCode, Post, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { SecondFactorCodeDto, type UserView } from '@northlight/contracts';
import type { Request } from 'express';
import { Settings } from '../../../../platform/config/settings.js';
import { Public } from '../../../../platform/http/access.js';
import { Refuses } from '../../../../platform/http/refuses.js';
import { Clock } from '../../../../platform/kernel/clock.js';
import { networkOf } from '../../../../platform/kernel/network-of.js';
import { Refusal } from '../../../../platform/kernel/refusal.js';
import { rememberDevice } from '../../persistence/known-device.js';
import { forgetPending, pendingIn } from '../../persistence/pending-sign-in.js';
import { startSession } from '../../persistence/sessions.js';
import { FinishSignIn } from './finish-sign-in.handler.js';

@ApiTags('auth')
@Controller('api/auth')
export class FinishSignInController {
  constructor(
    private readonly commands: CommandBus,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  @Public()
  @Post('login/second-factor')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @Refuses('INVALID_INPUT', 'SECOND_FACTOR_LATE', 'TOO_MANY_TRIES')
  @ApiOkResponse({ description: 'Signed in, after SECOND_FACTOR_NEEDED; the cookie `sid` says so from now on.' })
  async finish(@Req() request: Request, @Body() { code }: SecondFactorCodeDto): Promise<UserView> {
    const at = this.clock.now();
    const pending = pendingIn(request, { secret: this.settings.SECRET, at });
    if (!pending) throw new Refusal('SECOND_FACTOR_LATE');
    const user = await this.commands.execute(new FinishSignIn(pending, { code, address: networkOf(request.ip ?? '') }));
    forgetPending(request);
    await startSession(request, { ...pending, at });
    rememberDevice(request, pending.userId, this.settings.SECRET);
    return user;
  }
}
