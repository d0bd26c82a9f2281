import { Controller, Delete, HttpCode, Param, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiNoContentResponse, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { CurrentUser, type Principal } from '../../../../platform/http/access.js';
import { Refuses } from '../../../../platform/http/refuses.js';
import { EndOtherSessions, EndSession } from './end-sessions.handler.js';

@ApiTags('auth')
@Controller('api/auth/sessions')
export class EndSessionsController {
  constructor(private readonly commands: CommandBus) {}

  @Delete()
  @HttpCode(204)
  @Refuses('NOT_SIGNED_IN')
  @ApiNoContentResponse({ description: 'You are signed in here, and nowhere else.' })
  endOthers(@CurrentUser() { id }: Principal, @Req() { sessionID }: Request): Promise<void> {
    return this.commands.execute(new EndOtherSessions(id, sessionID));
  }

  @Delete(':id')
  @HttpCode(204)
  @Refuses('NOT_SIGNED_IN', 'SESSION_NOT_FOUND')
  @ApiNoContentResponse({ description: 'That session of yours has ended.' })
  end(@CurrentUser() user: Principal, @Param('id') id: string): Promise<void> {
    return this.commands.execute(new EndSession(user.id, id));
  }
}
