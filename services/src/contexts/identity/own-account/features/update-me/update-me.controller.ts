import { Body, Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { UpdateMeDto, type UserView } from '@northlight/contracts';
import { accountRoutes } from '@northlight/contracts/routes';
import { CurrentUser, type Principal } from '../../../../../platform/http/access.js';
import { Endpoint } from '../../../../../platform/http/endpoint.js';
import { UpdateMe } from './update-me.handler.js';

@Controller()
export class UpdateMeController {
  constructor(private readonly commands: CommandBus) {}

  @Endpoint(accountRoutes.updateMe)
  update(@Body() names: UpdateMeDto, @CurrentUser() { id }: Principal): Promise<UserView> {
    return this.commands.execute(new UpdateMe(id, names));
  }
}
