import { Controller, Get, UseGuards } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { ChannelView } from '@northlight/contracts';
import { Public } from '../../../../platform/http/access.js';
import { DeployToken } from '../../deploy-token.js';
import { Registry } from '../../persistence/registry.repository.js';

@ApiTags('fronts')
@Public()
@UseGuards(DeployToken)
@Controller('api/fronts')
export class ShowChannelsController {
  constructor(private readonly registry: Registry) {}

  @Get()
  channels(): Promise<ChannelView[]> {
    return this.registry.channels();
  }
}
