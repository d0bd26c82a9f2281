import { Controller, Get, Header } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { AccountView } from '@northlight/contracts';
import { CurrentUser, type Principal } from '../../../../platform/http/access.js';
import { Refuses } from '../../../../platform/http/refuses.js';
import { ShowAccount } from './show-account.handler.js';

@ApiTags('auth')
@Controller('api/auth')
export class ShowAccountController {
  constructor(private readonly queries: QueryBus) {}

  @Get('account')
  @Header('Cache-Control', 'no-store')
  @Refuses('NOT_SIGNED_IN')
  @ApiOkResponse({ description: 'Your own account: what /profile shows.' })
  account(@CurrentUser() { id }: Principal): Promise<AccountView> {
    return this.queries.execute(new ShowAccount(id));
  }
}
