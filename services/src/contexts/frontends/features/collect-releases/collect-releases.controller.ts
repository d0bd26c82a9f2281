import { Body, Controller, UseGuards } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { CollectReleasesDto, type ReleasesCollected } from '@northlight/contracts';
import { releasesRoutes } from '@northlight/contracts/routes';
import { Endpoint } from '../../../../platform/http/endpoint.js';
import { DeployToken } from '../../deploy-token.js';
import { CollectReleases } from './collect-releases.handler.js';

@UseGuards(DeployToken)
@Controller()
export class CollectReleasesController {
  constructor(private readonly commands: CommandBus) {}

  @Endpoint(releasesRoutes.collectReleases)
  collect(@Body() { dryRun }: CollectReleasesDto): Promise<ReleasesCollected> {
    return this.commands.execute(new CollectReleases(dryRun));
  }
}
