import { Body, Controller, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { OwnIdentityDto } from '@northlight/contracts';
import { signInRoutes } from '@northlight/contracts/routes';
import type { Request } from 'express';
import { CurrentUser, type Principal } from '../../../../../platform/http/access.js';
import { Endpoint } from '../../../../../platform/http/endpoint.js';
import { Clock } from '../../../../../platform/kernel/clock.js';
import { evidenceIn } from '../../../persistence/passkey-challenge.js';
import { isRemembered, startSession } from '../../../persistence/sessions.js';
import { ConfirmIdentity } from './confirm-identity.handler.js';

@Controller()
export class ConfirmIdentityController {
  constructor(
    private readonly commands: CommandBus,
    private readonly clock: Clock,
  ) {}

  /** The session gets a new id: a copy of the cookie from before does not become fresh with it. */
  @Endpoint(signInRoutes.confirmIdentity)
  async confirm(
    @Body() input: OwnIdentityDto,
    @CurrentUser() { id: userId }: Principal,
    @Req() request: Request,
  ): Promise<void> {
    const passwordVersion = await this.commands.execute(new ConfirmIdentity(userId, evidenceIn(request, input)));
    await startSession(request, { userId, passwordVersion, isRemembered: isRemembered(request), at: this.clock.now() });
  }
}
