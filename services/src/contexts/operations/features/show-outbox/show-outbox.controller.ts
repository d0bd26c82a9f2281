import { Controller, Get } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { OutboxView } from '@northlight/contracts';
import { Roles } from '../../../../platform/http/access.js';
import { Refuses } from '../../../../platform/http/refuses.js';
import { ShowOutbox } from './show-outbox.handler.js';

@ApiTags('operations')
@Roles('ops')
@Controller('api/admin/outbox')
export class ShowOutboxController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @Refuses('NOT_SIGNED_IN', 'NOT_ALLOWED')
  @ApiOkResponse({ description: 'Jobs without effect, who follows the log and how far behind, and parked events.' })
  show(): Promise<OutboxView> {
    return this.queries.execute(new ShowOutbox());
  }
}
