import { Body, Controller, Param, UseGuards } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ProtectReleaseDto, ReleasePlaceDto, type ReleaseProtected } from '@northlight/contracts';
import { releasesRoutes } from '@northlight/contracts/routes';
import { Endpoint } from '../../../../platform/http/endpoint.js';
import { DeployToken } from '../../deploy-token.js';
import { ProtectRelease } from './protect-release.handler.js';

@UseGuards(DeployToken)
@Controller()
export class ProtectReleaseController {
  constructor(private readonly commands: CommandBus) {}

  @Endpoint(releasesRoutes.protectRelease)
  protect(@Param() place: ReleasePlaceDto, @Body() { isProtected }: ProtectReleaseDto): Promise<ReleaseProtected> {
    return this.commands.execute(new ProtectRelease(place, isProtected));
  }
}
