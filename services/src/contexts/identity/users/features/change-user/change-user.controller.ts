import { Body, Controller, Param } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ChangeUserDto, type ManagedUserView, UserIdDto } from '@northlight/contracts';
import { usersRoutes } from '@northlight/contracts/routes';
import { Endpoint } from '../../../../../platform/http/endpoint.js';
import { ChangeUser } from './change-user.handler.js';

@Controller()
export class ChangeUserController {
  constructor(private readonly commands: CommandBus) {}

  @Endpoint(usersRoutes.changeUser)
  change(@Param() { id }: UserIdDto, @Body() body: ChangeUserDto): Promise<ManagedUserView> {
    return this.commands.execute(new ChangeUser(id, body));
  }
}
