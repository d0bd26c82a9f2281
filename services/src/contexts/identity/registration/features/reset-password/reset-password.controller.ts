import { Body, Controller, Ip } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type PasswordResetView, ResetPasswordDto } from '@northlight/contracts';
import { signInRoutes } from '@northlight/contracts/routes';
import { Endpoint } from '../../../../../platform/http/endpoint.js';
import { networkOf } from '../../../../../platform/kernel/network-of.js';
import { ResetPassword } from './reset-password.handler.js';

@Controller()
export class ResetPasswordController {
  constructor(private readonly commands: CommandBus) {}

  /** Nobody is signed in by it: the new password is asked for at once, and so it is known to be remembered. */
  @Endpoint(signInRoutes.resetPassword)
  reset(@Body() body: ResetPasswordDto, @Ip() address = ''): Promise<PasswordResetView> {
    return this.commands.execute(new ResetPassword({ ...body, address: networkOf(address) }));
  }
}
