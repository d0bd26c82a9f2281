import { Body, Controller, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { SecondFactorCodeDto, type UserView } from '@northlight/contracts';
import { signInRoutes } from '@northlight/contracts/routes';
import type { Request } from 'express';
import { Settings } from '../../../../../platform/config/settings.js';
import { Endpoint } from '../../../../../platform/http/endpoint.js';
import { Clock } from '../../../../../platform/kernel/clock.js';
import { networkOf } from '../../../../../platform/kernel/network-of.js';
import { Refusal } from '../../../../../platform/kernel/refusal.js';
import { rememberDevice } from '../../../persistence/known-device.js';
import { forgetPending, pendingIn } from '../../../persistence/pending-sign-in.js';
import { startSession } from '../../../persistence/sessions.js';
import { FinishSignIn } from './finish-sign-in.handler.js';

@Controller()
export class FinishSignInController {
  constructor(
    private readonly commands: CommandBus,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  @Endpoint(signInRoutes.finishSignIn)
  async finish(@Req() request: Request, @Body() { code }: SecondFactorCodeDto): Promise<UserView> {
    const at = this.clock.now();
    const pending = pendingIn(request, { secrets: this.settings, at });
    if (!pending) throw new Refusal('SECOND_FACTOR_LATE');
    const user = await this.commands.execute(new FinishSignIn(pending, { code, address: networkOf(request.ip ?? '') }));
    forgetPending(request);
    await startSession(request, { ...pending, at });
    rememberDevice(request, pending.userId, this.settings);
    return user;
  }
}
