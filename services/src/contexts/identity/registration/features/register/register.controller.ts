import { Body, Controller, Ip } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { RegisterDto, type UserView } from '@northlight/contracts';
import { signInRoutes } from '@northlight/contracts/routes';
import { Endpoint } from '../../../../../platform/http/endpoint.js';
import { networkOf } from '../../../../../platform/kernel/network-of.js';
import { Register } from './register.handler.js';
import { SetUpAdmin } from './set-up-admin.handler.js';

@Controller()
export class RegisterController {
  constructor(private readonly commands: CommandBus) {}

  /** One call for both (§7): `isAdmin: true` asks for the first admin. */
  @Endpoint(signInRoutes.register)
  register(@Body() body: RegisterDto, @Ip() address = ''): Promise<UserView> {
    const network = networkOf(address);
    return this.commands.execute(body.isAdmin ? new SetUpAdmin(body, network) : new Register(body, network));
  }
}
