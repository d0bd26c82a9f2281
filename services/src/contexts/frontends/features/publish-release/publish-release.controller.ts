import { Body, Controller, HttpCode, Post, UseGuards } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { ReleasePublished } from '@northlight/contracts';
import { Public } from '../../../../platform/http/access.js';
import { DeployToken } from '../../deploy-token.js';
import { PublishReleaseDto } from './publish-release.dto.js';
import { PublishRelease } from './publish-release.js';

/** Publishing is not promoting: nothing that is published here is live. */
@ApiTags('fronts')
@Public()
@UseGuards(DeployToken)
@Controller('api/fronts')
export class PublishReleaseController {
  constructor(private readonly commands: CommandBus) {}

  @Post('releases')
  @HttpCode(200)
  publish(@Body() record: PublishReleaseDto): Promise<ReleasePublished> {
    return this.commands.execute(new PublishRelease(record));
  }
}
