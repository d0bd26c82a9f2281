import { Controller, UseGuards } from '@nestjs/common';
import type { ChannelStatusView } from '@northlight/contracts';
import { releasesRoutes } from '@northlight/contracts/routes';
import { Endpoint } from '../../../../platform/http/endpoint.js';
import { DeployToken } from '../../deploy-token.js';
import { ChannelStatus } from '../../persistence/channel-status.js';

@UseGuards(DeployToken)
@Controller()
export class ListChannelsController {
  constructor(private readonly status: ChannelStatus) {}

  @Endpoint(releasesRoutes.listChannels)
  channels(): Promise<ChannelStatusView[]> {
    return this.status.all();
  }
}
