import { Controller, Get, Param } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { MembershipView } from '@northlight/contracts';
import { SharedRead } from '../../../../platform/http/shared-read.js';
import { ShowMembership } from './show-membership.handler.js';

@ApiTags('membership')
@Controller('api/memberships')
export class ShowMembershipController {
  constructor(private readonly queries: QueryBus) {}

  @Get('id/:id')
  @SharedRead('membership.memberships')
  @ApiOkResponse({ description: 'One plan.' })
  show(@Param('id') id: string): Promise<MembershipView> {
    return this.queries.execute(new ShowMembership(id));
  }
}
