import { Body, Controller, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { DeleteAccountDto } from '@northlight/contracts';
import { accountRoutes } from '@northlight/contracts/routes';
import type { Request } from 'express';
import { CurrentUser, type Principal } from '../../../../../platform/http/access.js';
import { Endpoint } from '../../../../../platform/http/endpoint.js';
import { endSession } from '../../../persistence/sessions.js';
import { DeleteAccount } from './delete-account.handler.js';

@Controller()
export class DeleteAccountController {
  constructor(private readonly commands: CommandBus) {}

  @Endpoint(accountRoutes.deleteAccount)
  async leave(
    @Body() body: DeleteAccountDto,
    @CurrentUser() { id }: Principal,
    @Req() request: Request,
  ): Promise<void> {
    await this.commands.execute(new DeleteAccount(id, body));
    await endSession(request);
  }
}
