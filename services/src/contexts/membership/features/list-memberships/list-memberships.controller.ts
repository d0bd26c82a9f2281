import { Controller } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { MembershipView } from '@northlight/contracts';
import { membershipsRoutes } from '@northlight/contracts/routes';
import { Endpoint } from '../../../../platform/http/endpoint.js';
import { PicturedRead } from '../../../../platform/http/image-hints.js';
import { ListMemberships } from './list-memberships.handler.js';

@Controller()
export class ListMembershipsController {
  constructor(private readonly queries: QueryBus) {}

  @Endpoint(membershipsRoutes.listMemberships)
  @PicturedRead('membership.memberships')
  list(): Promise<MembershipView[]> {
    return this.queries.execute(new ListMemberships());
  }
}
