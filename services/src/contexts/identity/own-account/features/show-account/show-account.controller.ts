import { Controller } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { AccountView } from '@northlight/contracts';
import { accountRoutes } from '@northlight/contracts/routes';
import { CurrentUser, type Principal } from '../../../../../platform/http/access.js';
import { Endpoint } from '../../../../../platform/http/endpoint.js';
import { ShowAccount } from './show-account.handler.js';

@Controller()
export class ShowAccountController {
  constructor(private readonly queries: QueryBus) {}

  @Endpoint(accountRoutes.showAccount)
  account(@CurrentUser() { id }: Principal): Promise<AccountView> {
    return this.queries.execute(new ShowAccount(id));
  }
}
