import { Controller, Get, Header } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { SecondFactorView } from '@northlight/contracts';
import { CurrentUser, type Principal } from '../../../../platform/http/access.js';
import { Refuses } from '../../../../platform/http/refuses.js';
import { ShowSecondFactor } from './show-second-factor.handler.js';

@ApiTags('auth')
@Controller('api/auth')
export class ShowSecondFactorController {
  constructor(private readonly queries: QueryBus) {}

  @Get('second-factor')
  @Header('Cache-Control', 'no-store')
  @Refuses('NOT_SIGNED_IN')
  @ApiOkResponse({ description: 'What a sign-in to your account needs besides the password.' })
  show(@CurrentUser() { id }: Principal): Promise<SecondFactorView> {
    return this.queries.execute(new ShowSecondFactor(id));
  }
}
