import { Controller, Get, Header, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ListUsersDto, type ManagedUserView, type Page } from '@northlight/contracts';
import { NotedLook } from '../../../../platform/audit/noted-look.js';
import { Roles } from '../../../../platform/http/access.js';
import { Refuses } from '../../../../platform/http/refuses.js';
import { ListUsers } from './list-users.handler.js';

@ApiTags('admin')
@Controller('api/admin/users')
export class ListUsersController {
  constructor(private readonly queries: QueryBus) {}

  @Roles('admin')
  @Get()
  @NotedLook({ room: 'identity', kind: 'users', what: 'searched' })
  @Header('Cache-Control', 'no-store')
  @Refuses('INVALID_INPUT')
  @ApiOkResponse({ description: 'The accounts by username, a page at a time.' })
  list(@Query() wanted: ListUsersDto): Promise<Page<ManagedUserView>> {
    return this.queries.execute(new ListUsers(wanted));
  }
}
