import { Controller, Param } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { type FailedJobView, QueueNameDto, type QueuesView } from '@northlight/contracts';
import { operationsRoutes } from '@northlight/contracts/routes';
import { Compressed } from '../../../../platform/http/encoded-answer.js';
import { Endpoint } from '../../../../platform/http/endpoint.js';
import { ListFailedJobs, ShowQueues } from './show-queues.handler.js';

@Controller()
export class ShowQueuesController {
  constructor(private readonly queries: QueryBus) {}

  @Compressed()
  @Endpoint(operationsRoutes.showQueues)
  list(): Promise<QueuesView> {
    return this.queries.execute(new ShowQueues());
  }

  @Endpoint(operationsRoutes.listFailedJobs)
  failed(@Param() { name }: QueueNameDto): Promise<FailedJobView[]> {
    return this.queries.execute(new ListFailedJobs(name));
  }
}
