import { Controller, Param } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { QueueJobDto } from '@northlight/contracts';
import { operationsRoutes } from '@northlight/contracts/routes';
import { Endpoint } from '../../../../platform/http/endpoint.js';
import { SettleJob } from './settle-job.handler.js';

@Controller()
export class SettleJobController {
  constructor(private readonly commands: CommandBus) {}

  @Endpoint(operationsRoutes.retryJob)
  retry(@Param() { name, id }: QueueJobDto): Promise<void> {
    return this.commands.execute(new SettleJob(name, id, 'retry'));
  }

  @Endpoint(operationsRoutes.discardJob)
  discard(@Param() { name, id }: QueueJobDto): Promise<void> {
    return this.commands.execute(new SettleJob(name, id, 'discard'));
  }
}
