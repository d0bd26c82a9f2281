import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ReplayParkedDto } from '@northlight/contracts';
import { Roles } from '../../../../platform/http/access.js';
import { Refuses } from '../../../../platform/http/refuses.js';
import { ReplayParked } from './replay-parked.handler.js';

@ApiTags('operations')
@Roles('ops')
@Controller('api/admin/outbox')
export class ReplayParkedController {
  constructor(private readonly commands: CommandBus) {}

  @Post('replay')
  @HttpCode(200)
  @Refuses('NOT_SIGNED_IN', 'NOT_ALLOWED', 'INVALID_INPUT', 'NOTHING_PARKED')
  @ApiOkResponse({ description: 'Of how many streams the worker will take parked events again.' })
  replay(@Body() which: ReplayParkedDto): Promise<{ streams: number }> {
    return this.commands.execute(new ReplayParked(which));
  }
}
