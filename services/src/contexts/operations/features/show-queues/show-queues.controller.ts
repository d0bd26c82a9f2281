import { Controller, Get, Param } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type FailedJobView, QueueNameDto, type QueuesView } from '@northlight/contracts';
import { Roles } from '../../../../platform/http/access.js';
import { Refuses } from '../../../../platform/http/refuses.js';
import { ListFailedJobs, ShowQueues } from './show-queues.handler.js';

@ApiTags('operations')
@Roles('ops')
@Controller('api/admin/queues')
export class ShowQueuesController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @Refuses('NOT_SIGNED_IN', 'NOT_ALLOWED', 'QUEUES_AWAY')
  @ApiOkResponse({ description: 'How each queue stands.' })
  list(): Promise<QueuesView> {
    return this.queries.execute(new ShowQueues());
  }

  @Get(':name/failed')
  @Refuses('NOT_SIGNED_IN', 'NOT_ALLOWED', 'QUEUE_NOT_FOUND', 'QUEUES_AWAY')
  @ApiOkResponse({ description: 'The latest fifty jobs whose tries have all failed.' })
  failed(@Param() { name }: QueueNameDto): Promise<FailedJobView[]> {
    return this.queries.execute(new ListFailedJobs(name));
  }
}
