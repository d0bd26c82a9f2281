import { Body, Controller, Ip } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type EmailVerifiedView, VerifyEmailDto } from '@northlight/contracts';
import { signInRoutes } from '@northlight/contracts/routes';
import { CurrentUser, type Principal } from '../../../../../platform/http/access.js';
import { Endpoint } from '../../../../../platform/http/endpoint.js';
import { networkOf } from '../../../../../platform/kernel/network-of.js';
import { VerifyEmail } from './verify-email.handler.js';

@Controller()
export class VerifyEmailController {
  constructor(private readonly commands: CommandBus) {}

  @Endpoint(signInRoutes.verifyEmail)
  verify(
    @Body() body: VerifyEmailDto,
    @CurrentUser() user: Principal | undefined,
    @Ip() address = '',
  ): Promise<EmailVerifiedView> {
    return this.commands.execute(new VerifyEmail({ ...body, signedInAs: user?.id, network: networkOf(address) }));
  }
}
