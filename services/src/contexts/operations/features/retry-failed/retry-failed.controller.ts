import { Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { QueueNameDto, type RetriedView } from '@northlight/contracts';
import { Roles } from '../../../../platform/http/access.js';
import { Refuses } from '../../../../platform/http/refuses.js';
import { RetryFailed } from './retry-failed.handler.js';

@ApiTags('operations')
@Roles('ops')
@Controller('api/admin/queues')
export class RetryFailedController {
  constructor(private readonly commands: CommandBus) {}

  @Post(':name/retry')
  @HttpCode(200)
  @Refuses('NOT_SIGNED_IN', 'NOT_ALLOWED', 'QUEUE_NOT_FOUND', 'NOTHING_FAILED', 'QUEUES_AWAY')
  @ApiOkResponse({
    description: 'How many failed jobs wait for a worker again, at most five hundred, and how many are left.',
  })
  retry(@Param() { name }: QueueNameDto): Promise<RetriedView> {
    return this.commands.execute(new RetryFailed(name));
  }
}
