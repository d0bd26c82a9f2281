import { Controller, Get, Header, Req } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { SessionView } from '@northlight/contracts';
import type { Request } from 'express';
import { CurrentUser, type Principal } from '../../../../platform/http/access.js';
import { Refuses } from '../../../../platform/http/refuses.js';
import { ListSessions } from './list-sessions.handler.js';

@ApiTags('auth')
@Controller('api/auth/sessions')
export class ListSessionsController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @Header('Cache-Control', 'no-store')
  @Refuses('NOT_SIGNED_IN')
  @ApiOkResponse({ description: 'Where you are signed in, this session first.' })
  list(@CurrentUser() { id }: Principal, @Req() { sessionID }: Request): Promise<SessionView[]> {
    return this.queries.execute(new ListSessions(id, sessionID));
  }
}
