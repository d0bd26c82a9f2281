import { Body, Controller, Ip } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ForgotPasswordDto, type ResetAskedView } from '@northlight/contracts';
import { signInRoutes } from '@northlight/contracts/routes';
import { Endpoint } from '../../../../../platform/http/endpoint.js';
import { networkOf } from '../../../../../platform/kernel/network-of.js';
import { ForgotPassword } from './forgot-password.handler.js';

const view: ResetAskedView = {
  message: 'If there is an account with this address, we’ve sent an email with a link. The link works for 30 minutes.',
};

@Controller()
export class ForgotPasswordController {
  constructor(private readonly commands: CommandBus) {}

  @Endpoint(signInRoutes.forgotPassword)
  async forgot(@Body() { email }: ForgotPasswordDto, @Ip() address = ''): Promise<ResetAskedView> {
    await this.commands.execute(new ForgotPassword(email, networkOf(address)));
    return view;
  }
}
