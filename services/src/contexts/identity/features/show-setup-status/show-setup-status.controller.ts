import { Controller, Get, Header } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { SetupStatusView } from '@northlight/contracts';
import { Public } from '../../../../platform/http/access.js';
import { ShowSetupStatus } from './show-setup-status.handler.js';

@ApiTags('auth')
@Controller('api/setup')
export class ShowSetupStatusController {
  constructor(private readonly queries: QueryBus) {}

  @Public()
  @Get('status')
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ description: 'Whether the first admin exists, and whether this server would make one.' })
  status(): Promise<SetupStatusView> {
    return this.queries.execute(new ShowSetupStatus());
  }
}
