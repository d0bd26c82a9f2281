import { Controller, Get } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { MembershipView } from '@northlight/contracts';
import { PicturedRead } from '../../../../platform/http/pictured-read.js';
import { ListMemberships } from './list-memberships.handler.js';

@ApiTags('membership')
@Controller('api/memberships')
export class ListMembershipsController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @PicturedRead('membership.memberships')
  @ApiOkResponse({ description: 'Every plan, in display order.' })
  list(): Promise<MembershipView[]> {
    return this.queries.execute(new ListMemberships());
  }
}
