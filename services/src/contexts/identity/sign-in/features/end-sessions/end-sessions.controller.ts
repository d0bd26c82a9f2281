import { Controller, Param, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { accountRoutes } from '@northlight/contracts/routes';
import type { Request } from 'express';
import { CurrentUser, type Principal } from '../../../../../platform/http/access.js';
import { Endpoint } from '../../../../../platform/http/endpoint.js';
import { EndOtherSessions, EndSession } from './end-sessions.handler.js';

@Controller()
export class EndSessionsController {
  constructor(private readonly commands: CommandBus) {}

  @Endpoint(accountRoutes.endOtherSessions)
  endOthers(@CurrentUser() { id }: Principal, @Req() { sessionID }: Request): Promise<void> {
    return this.commands.execute(new EndOtherSessions(id, sessionID));
  }

  @Endpoint(accountRoutes.endSession)
  end(@CurrentUser() user: Principal, @Param('id') id: string): Promise<void> {
    return this.commands.execute(new EndSession(user.id, id));
  }
}
