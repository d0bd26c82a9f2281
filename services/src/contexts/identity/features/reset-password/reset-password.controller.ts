import { Body, Controller, Header, HttpCode, Ip, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type PasswordResetView, ResetPasswordDto } from '@northlight/contracts';
import { Public } from '../../../../platform/http/access.js';
import { Refuses } from '../../../../platform/http/refuses.js';
import { networkOf } from '../../../../platform/kernel/network-of.js';
import { ResetPassword } from './reset-password.handler.js';

@ApiTags('auth')
@Controller('api/auth')
export class ResetPasswordController {
  constructor(private readonly commands: CommandBus) {}

  /** Nobody is signed in by it: the new password is asked for at once, and so it is known to be remembered. */
  @Public()
  @Post('reset-password')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @Refuses('INVALID_INPUT', 'ACCOUNT_LINK_DEAD', 'EMAIL_TAKEN', 'TOO_MANY_TRIES')
  @ApiOkResponse({ description: 'The account has the new password, and every session of it has ended.' })
  reset(@Body() body: ResetPasswordDto, @Ip() address = ''): Promise<PasswordResetView> {
    return this.commands.execute(new ResetPassword({ ...body, address: networkOf(address) }));
  }
}
