import { Controller, HttpCode, Param, Put, Req, UseGuards } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { Public } from '../../../../platform/http/access.js';
import { DeployToken } from '../../deploy-token.js';
import { ReleaseFilePlaceDto } from './put-release-file.dto.js';
import { PutReleaseFile } from './put-release-file.js';
import { bytesOf } from './request-bytes.js';

@ApiTags('fronts')
@Public()
@UseGuards(DeployToken)
@Controller('api/fronts')
export class PutReleaseFileController {
  constructor(private readonly commands: CommandBus) {}

  @Put(':app/releases/:build/files/:file')
  @HttpCode(204)
  async put(@Param() place: ReleaseFilePlaceDto, @Req() request: Request): Promise<void> {
    await this.commands.execute(new PutReleaseFile(place, await bytesOf(request)));
  }
}
