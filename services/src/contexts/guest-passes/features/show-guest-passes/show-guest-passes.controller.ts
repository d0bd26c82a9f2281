import { Controller } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { GuestPassesView } from '@northlight/contracts';
import { guestPassesRoutes } from '@northlight/contracts/routes';
import { CurrentUser, type Principal } from '../../../../platform/http/access.js';
import { Endpoint } from '../../../../platform/http/endpoint.js';
import { ShowGuestPasses } from './show-guest-passes.handler.js';

@Controller()
export class ShowGuestPassesController {
  constructor(private readonly queries: QueryBus) {}

  @Endpoint(guestPassesRoutes.showGuestPasses)
  show(@CurrentUser() user: Principal): Promise<GuestPassesView> {
    return this.queries.execute(new ShowGuestPasses(user.id));
  }
}
