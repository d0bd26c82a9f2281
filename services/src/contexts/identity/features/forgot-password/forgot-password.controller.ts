import { Body, Controller, HttpCode, Ip, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiAcceptedResponse, ApiTags } from '@nestjs/swagger';
import { ForgotPasswordDto, type ResetAskedView } from '@northlight/contracts';
import { Public } from '../../../../platform/http/access.js';
import { Refuses } from '../../../../platform/http/refuses.js';
import { networkOf } from '../../../../platform/kernel/network-of.js';
import { ForgotPassword } from './forgot-password.handler.js';

const asked: ResetAskedView = {
  message: 'If there is an account with this address, we’ve sent an email with a link. The link works for 30 minutes.',
};

@ApiTags('auth')
@Controller('api/auth')
export class ForgotPasswordController {
  constructor(private readonly commands: CommandBus) {}

  @Public()
  @Post('forgot-password')
  @HttpCode(202)
  @Refuses('INVALID_INPUT', 'TOO_MANY_TRIES')
  @ApiAcceptedResponse({ description: 'The same answer for every address; the owner of an account gets a mail.' })
  async forgot(@Body() { email }: ForgotPasswordDto, @Ip() address = ''): Promise<ResetAskedView> {
    await this.commands.execute(new ForgotPassword(email, networkOf(address)));
    return asked;
  }
}
