import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiNoContentResponse, ApiTags } from '@nestjs/swagger';
import { OwnIdentityDto } from '@northlight/contracts';
import type { Request } from 'express';
import { CurrentUser, type Principal } from '../../../../platform/http/access.js';
import { Refuses } from '../../../../platform/http/refuses.js';
import { Clock } from '../../../../platform/kernel/clock.js';
import { passkeyRefusals, saidIn } from '../../persistence/passkey-challenge.js';
import { isRemembered, startSession } from '../../persistence/sessions.js';
import { ConfirmIdentity } from './confirm-identity.handler.js';

@ApiTags('auth')
@Controller('api/auth')
export class ConfirmIdentityController {
  constructor(
    private readonly commands: CommandBus,
    private readonly clock: Clock,
  ) {}

  /** The session gets a new id: a copy of the cookie from before does not become fresh with it. */
  @Post('confirm-identity')
  @HttpCode(204)
  @Refuses('INVALID_INPUT', 'NOT_SIGNED_IN', 'TOO_MANY_TRIES', ...passkeyRefusals)
  @ApiNoContentResponse({ description: 'What was refused with FRESH_SIGN_IN_NEEDED can be sent again.' })
  async confirm(
    @Body() said: OwnIdentityDto,
    @CurrentUser() { id: userId }: Principal,
    @Req() request: Request,
  ): Promise<void> {
    const passwordVersion = await this.commands.execute(new ConfirmIdentity(userId, saidIn(request, said)));
    await startSession(request, { userId, passwordVersion, isRemembered: isRemembered(request), at: this.clock.now() });
  }
}
