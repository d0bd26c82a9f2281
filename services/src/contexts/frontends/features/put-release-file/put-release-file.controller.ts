import { Controller, Param, Req, UseGuards } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ReleaseFilePlaceDto } from '@northlight/contracts';
import { releasesRoutes } from '@northlight/contracts/routes';
import type { Request } from 'express';
import { Endpoint } from '../../../../platform/http/endpoint.js';
import { DeployToken } from '../../deploy-token.js';
import { PutReleaseFile } from './put-release-file.js';
import { bytesOf } from './request-bytes.js';

@UseGuards(DeployToken)
@Controller()
export class PutReleaseFileController {
  constructor(private readonly commands: CommandBus) {}

  @Endpoint(releasesRoutes.putReleaseFile)
  async put(@Param() place: ReleaseFilePlaceDto, @Req() request: Request): Promise<void> {
    await this.commands.execute(new PutReleaseFile(place, await bytesOf(request)));
  }
}
