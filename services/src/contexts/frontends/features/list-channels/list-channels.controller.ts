import { Controller, UseGuards } from '@nestjs/common';
import type { ChannelView } from '@northlight/contracts';
import { releasesRoutes } from '@northlight/contracts/routes';
import { Endpoint } from '../../../../platform/http/endpoint.js';
import { DeployToken } from '../../deploy-token.js';
import { Registry } from '../../persistence/registry.repository.js';

@UseGuards(DeployToken)
@Controller()
export class ListChannelsController {
  constructor(private readonly registry: Registry) {}

  @Endpoint(releasesRoutes.listChannels)
  channels(): Promise<ChannelView[]> {
    return this.registry.channels();
  }
}
