import { Controller, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ListUsersDto, type ManagedUserView, type Page } from '@northlight/contracts';
import { usersRoutes } from '@northlight/contracts/routes';
import { NotedLook } from '../../../../../platform/audit/noted-look.js';
import { Endpoint } from '../../../../../platform/http/endpoint.js';
import { ListUsers } from './list-users.handler.js';

@Controller()
export class ListUsersController {
  constructor(private readonly queries: QueryBus) {}

  @Endpoint(usersRoutes.listUsers)
  @NotedLook({ room: 'identity', kind: 'users', what: 'searched' })
  list(@Query() wanted: ListUsersDto): Promise<Page<ManagedUserView>> {
    return this.queries.execute(new ListUsers(wanted));
  }
}
