import { Body, Controller, UseGuards } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { ReleasePublished } from '@northlight/contracts';
import { PublishReleaseDto } from '@northlight/contracts';
import { releasesRoutes } from '@northlight/contracts/routes';
import { Endpoint } from '../../../../platform/http/endpoint.js';
import { DeployToken } from '../../deploy-token.js';
import { PublishRelease } from './publish-release.js';

/** Publishing is not promoting: nothing that is published here is live. */
@UseGuards(DeployToken)
@Controller()
export class PublishReleaseController {
  constructor(private readonly commands: CommandBus) {}

  @Endpoint(releasesRoutes.publishRelease)
  publish(@Body() record: PublishReleaseDto): Promise<ReleasePublished> {
    return this.commands.execute(new PublishRelease(record));
  }
}
