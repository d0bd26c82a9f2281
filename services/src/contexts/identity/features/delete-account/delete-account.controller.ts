import { Body, Controller, Delete, HttpCode, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiNoContentResponse, ApiTags } from '@nestjs/swagger';
import { DeleteAccountDto } from '@northlight/contracts';
import type { Request } from 'express';
import { CurrentUser, type Principal } from '../../../../platform/http/access.js';
import { Refuses } from '../../../../platform/http/refuses.js';
import { endSession } from '../../persistence/sessions.js';
import { DeleteAccount } from './delete-account.handler.js';

@ApiTags('auth')
@Controller('api/auth')
export class DeleteAccountController {
  constructor(private readonly commands: CommandBus) {}

  @Delete('me')
  @HttpCode(204)
  @Refuses('INVALID_INPUT', 'NOT_SIGNED_IN', 'LAST_ADMIN', 'TOO_MANY_TRIES', 'ERASURE_UNFINISHED')
  @ApiNoContentResponse({ description: 'The account is gone, and in every room its owner is forgotten.' })
  async leave(
    @Body() wish: DeleteAccountDto,
    @CurrentUser() { id }: Principal,
    @Req() request: Request,
  ): Promise<void> {
    await this.commands.execute(new DeleteAccount(id, wish));
    await endSession(request);
  }
}
