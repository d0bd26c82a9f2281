import { Controller, Param } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { MembershipView } from '@northlight/contracts';
import { membershipsRoutes } from '@northlight/contracts/routes';
import { Endpoint } from '../../../../platform/http/endpoint.js';
import { SharedRead } from '../../../../platform/http/shared-read.js';
import { ShowMembership } from './show-membership.handler.js';

@Controller()
export class ShowMembershipController {
  constructor(private readonly queries: QueryBus) {}

  @Endpoint(membershipsRoutes.showMembership)
  @SharedRead('membership.memberships')
  show(@Param('id') id: string): Promise<MembershipView> {
    return this.queries.execute(new ShowMembership(id));
  }
}
