import { Body, Controller, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ChangePasswordDto } from '@northlight/contracts';
import { accountRoutes } from '@northlight/contracts/routes';
import type { Request } from 'express';
import { CurrentUser, type Principal } from '../../../../../platform/http/access.js';
import { Endpoint } from '../../../../../platform/http/endpoint.js';
import { Clock } from '../../../../../platform/kernel/clock.js';
import { isRemembered, startSession } from '../../../persistence/sessions.js';
import { ChangePassword } from './change-password.handler.js';

@Controller()
export class ChangePasswordController {
  constructor(
    private readonly commands: CommandBus,
    private readonly clock: Clock,
  ) {}

  /** Every session ends; this browser gets a new one, for as long as it had. */
  @Endpoint(accountRoutes.changePassword)
  async change(
    @Body() body: ChangePasswordDto,
    @CurrentUser() { id: userId }: Principal,
    @Req() request: Request,
  ): Promise<void> {
    const passwordVersion = await this.commands.execute(new ChangePassword(userId, body));
    const at = this.clock.now();
    await startSession(request, { userId, passwordVersion, isRemembered: isRemembered(request), at });
  }
}
