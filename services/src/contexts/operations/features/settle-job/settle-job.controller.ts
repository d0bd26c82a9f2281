import { Controller, Delete, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiNoContentResponse, ApiTags } from '@nestjs/swagger';
import { QueueJobDto } from '@northlight/contracts';
import { Roles } from '../../../../platform/http/access.js';
import { Refuses } from '../../../../platform/http/refuses.js';
import { SettleJob } from './settle-job.handler.js';

@ApiTags('operations')
@Roles('ops')
@Controller('api/admin/queues')
export class SettleJobController {
  constructor(private readonly commands: CommandBus) {}

  @Post(':name/jobs/:id/retry')
  @HttpCode(204)
  @Refuses('NOT_SIGNED_IN', 'NOT_ALLOWED', 'QUEUE_NOT_FOUND', 'JOB_NOT_FAILED', 'QUEUES_AWAY')
  @ApiNoContentResponse({ description: 'The job waits for a worker again, with all its tries.' })
  retry(@Param() { name, id }: QueueJobDto): Promise<void> {
    return this.commands.execute(new SettleJob(name, id, 'retry'));
  }

  @Delete(':name/jobs/:id')
  @HttpCode(204)
  @Refuses('NOT_SIGNED_IN', 'NOT_ALLOWED', 'QUEUE_NOT_FOUND', 'JOB_NOT_FAILED', 'QUEUES_AWAY')
  @ApiNoContentResponse({ description: 'The job is given up, in its queue and in the outbox.' })
  discard(@Param() { name, id }: QueueJobDto): Promise<void> {
    return this.commands.execute(new SettleJob(name, id, 'discard'));
  }
}
