import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiNoContentResponse, ApiTags } from '@nestjs/swagger';
import { ChangePasswordDto } from '@northlight/contracts';
import type { Request } from 'express';
import { CurrentUser, type Principal } from '../../../../platform/http/access.js';
import { Refuses } from '../../../../platform/http/refuses.js';
import { Clock } from '../../../../platform/kernel/clock.js';
import { isRemembered, startSession } from '../../persistence/sessions.js';
import { ChangePassword } from './change-password.handler.js';

@ApiTags('auth')
@Controller('api/auth')
export class ChangePasswordController {
  constructor(
    private readonly commands: CommandBus,
    private readonly clock: Clock,
  ) {}

  /** Every session ends; this browser gets a new one, for as long as it had. */
  @Post('password')
  @HttpCode(204)
  @Refuses('INVALID_INPUT', 'NOT_SIGNED_IN', 'TOO_MANY_TRIES')
  @ApiNoContentResponse({ description: 'The password is changed; everywhere else one has to sign in again.' })
  async change(
    @Body() wish: ChangePasswordDto,
    @CurrentUser() { id: userId }: Principal,
    @Req() request: Request,
  ): Promise<void> {
    const passwordVersion = await this.commands.execute(new ChangePassword(userId, wish));
    const at = this.clock.now();
    await startSession(request, { userId, passwordVersion, isRemembered: isRemembered(request), at });
  }
}
