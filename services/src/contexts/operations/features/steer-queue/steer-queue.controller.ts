import { Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiNoContentResponse, ApiTags } from '@nestjs/swagger';
import { QueueNameDto } from '@northlight/contracts';
import { Roles } from '../../../../platform/http/access.js';
import { Refuses } from '../../../../platform/http/refuses.js';
import { SteerQueue } from './steer-queue.handler.js';

@ApiTags('operations')
@Roles('ops')
@Controller('api/admin/queues')
export class SteerQueueController {
  constructor(private readonly commands: CommandBus) {}

  @Post(':name/pause')
  @HttpCode(204)
  @Refuses('NOT_SIGNED_IN', 'NOT_ALLOWED', 'QUEUE_NOT_FOUND', 'QUEUES_AWAY')
  @ApiNoContentResponse({ description: 'No job of it begins any more; those that run come to their end.' })
  pause(@Param() { name }: QueueNameDto): Promise<void> {
    return this.commands.execute(new SteerQueue(name, 'pause'));
  }

  @Post(':name/resume')
  @HttpCode(204)
  @Refuses('NOT_SIGNED_IN', 'NOT_ALLOWED', 'QUEUE_NOT_FOUND', 'QUEUES_AWAY')
  @ApiNoContentResponse({ description: 'Its jobs begin again.' })
  resume(@Param() { name }: QueueNameDto): Promise<void> {
    return this.commands.execute(new SteerQueue(name, 'resume'));
  }
}
