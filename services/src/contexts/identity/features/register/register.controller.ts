import { Body, Controller, Ip, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiCreatedResponse, ApiTags } from '@nestjs/swagger';
import { RegisterDto, type UserView } from '@northlight/contracts';
import { Public } from '../../../../platform/http/access.js';
import { networkOf } from '../../../../platform/kernel/network-of.js';
import { Register } from './register.handler.js';
import { SetUpAdmin } from './set-up-admin.handler.js';

@ApiTags('auth')
@Controller('api/auth')
export class RegisterController {
  constructor(private readonly commands: CommandBus) {}

  /** One call for both (§7): `isAdmin: true` asks for the first admin. */
  @Public()
  @Post('register')
  @ApiCreatedResponse({ description: 'The account exists; nobody is signed in by it.' })
  register(@Body() body: RegisterDto, @Ip() address = ''): Promise<UserView> {
    const network = networkOf(address);
    return this.commands.execute(body.isAdmin ? new SetUpAdmin(body, network) : new Register(body, network));
  }
}
