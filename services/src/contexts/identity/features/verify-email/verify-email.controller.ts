import { Body, Controller, Header, HttpCode, Ip, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type EmailVerifiedView, VerifyEmailDto } from '@northlight/contracts';
import { CurrentUser, type Principal, Public } from '../../../../platform/http/access.js';
import { Refuses } from '../../../../platform/http/refuses.js';
import { networkOf } from '../../../../platform/kernel/network-of.js';
import { VerifyEmail } from './verify-email.handler.js';

@ApiTags('auth')
@Controller('api/auth')
export class VerifyEmailController {
  constructor(private readonly commands: CommandBus) {}

  @Public()
  @Post('verify-email')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @Refuses('INVALID_INPUT', 'ACCOUNT_LINK_DEAD', 'ACCOUNT_PASSWORD_NEEDED', 'EMAIL_TAKEN', 'TOO_MANY_TRIES')
  @ApiOkResponse({ description: 'The address of the mail is proven; it is the address of the account now.' })
  verify(
    @Body() body: VerifyEmailDto,
    @CurrentUser() user: Principal | undefined,
    @Ip() address = '',
  ): Promise<EmailVerifiedView> {
    return this.commands.execute(new VerifyEmail({ ...body, signedInAs: user?.id, network: networkOf(address) }));
  }
}
