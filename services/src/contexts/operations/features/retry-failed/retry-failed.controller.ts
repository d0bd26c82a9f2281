import { Controller, Param } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { QueueNameDto, type RetriedView } from '@northlight/contracts';
import { operationsRoutes } from '@northlight/contracts/routes';
import { Endpoint } from '../../../../platform/http/endpoint.js';
import { RetryFailed } from './retry-failed.handler.js';

@Controller()
export class RetryFailedController {
  constructor(private readonly commands: CommandBus) {}

  @Endpoint(operationsRoutes.retryFailedJobs)
  retry(@Param() { name }: QueueNameDto): Promise<RetriedView> {
    return this.commands.execute(new RetryFailed(name));
  }
}
