import { Controller, Req } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { SessionView } from '@northlight/contracts';
import { accountRoutes } from '@northlight/contracts/routes';
import type { Request } from 'express';
import { CurrentUser, type Principal } from '../../../../../platform/http/access.js';
import { Endpoint } from '../../../../../platform/http/endpoint.js';
import { ListSessions } from './list-sessions.handler.js';

@Controller()
export class ListSessionsController {
  constructor(private readonly queries: QueryBus) {}

  @Endpoint(accountRoutes.listSessions)
  list(@CurrentUser() { id }: Principal, @Req() { sessionID }: Request): Promise<SessionView[]> {
    return this.queries.execute(new ListSessions(id, sessionID));
  }
}
