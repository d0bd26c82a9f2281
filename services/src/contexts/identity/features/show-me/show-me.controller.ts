import { Controller, Get, Header } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { UserView } from '@northlight/contracts';
import { CurrentUser, type Principal } from '../../../../platform/http/access.js';
import { ShowMe } from './show-me.handler.js';

@ApiTags('auth')
@Controller('api/auth')
export class ShowMeController {
  constructor(private readonly queries: QueryBus) {}

  @Get('me')
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ description: 'The signed-in person; 401 for nobody.' })
  me(@CurrentUser() { id }: Principal): Promise<UserView> {
    return this.queries.execute(new ShowMe(id));
  }
}
