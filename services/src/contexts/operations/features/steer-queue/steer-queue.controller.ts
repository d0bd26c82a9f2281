import { Controller, Param } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { QueueNameDto } from '@northlight/contracts';
import { operationsRoutes } from '@northlight/contracts/routes';
import { Endpoint } from '../../../../platform/http/endpoint.js';
import { SteerQueue } from './steer-queue.handler.js';

@Controller()
export class SteerQueueController {
  constructor(private readonly commands: CommandBus) {}

  @Endpoint(operationsRoutes.pauseQueue)
  pause(@Param() { name }: QueueNameDto): Promise<void> {
    return this.commands.execute(new SteerQueue(name, 'pause'));
  }

  @Endpoint(operationsRoutes.resumeQueue)
  resume(@Param() { name }: QueueNameDto): Promise<void> {
    return this.commands.execute(new SteerQueue(name, 'resume'));
  }
}
