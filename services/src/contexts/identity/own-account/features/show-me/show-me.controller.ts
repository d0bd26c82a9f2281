import { Controller } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { UserView } from '@northlight/contracts';
import { accountRoutes } from '@northlight/contracts/routes';
import { CurrentUser, type Principal } from '../../../../../platform/http/access.js';
import { Endpoint } from '../../../../../platform/http/endpoint.js';
import { ShowMe } from './show-me.handler.js';

@Controller()
export class ShowMeController {
  constructor(private readonly queries: QueryBus) {}

  @Endpoint(accountRoutes.showMe)
  me(@CurrentUser() { id }: Principal): Promise<UserView> {
    return this.queries.execute(new ShowMe(id));
  }
}
