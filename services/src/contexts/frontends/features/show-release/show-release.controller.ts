import { Controller, Param, UseGuards } from '@nestjs/common';
import type { ReleaseRecord } from '@northlight/contracts';
import { ReleasePlaceDto } from '@northlight/contracts';
import { releasesRoutes } from '@northlight/contracts/routes';
import { Endpoint } from '../../../../platform/http/endpoint.js';
import { Refusal } from '../../../../platform/kernel/refusal.js';
import { DeployToken } from '../../deploy-token.js';
import { Registry } from '../../persistence/registry.repository.js';

@UseGuards(DeployToken)
@Controller()
export class ShowReleaseController {
  constructor(private readonly registry: Registry) {}

  @Endpoint(releasesRoutes.showRelease)
  async show(@Param() { app, build }: ReleasePlaceDto): Promise<ReleaseRecord> {
    const record = await this.registry.release(`${app.replace(/^mfe-/, '').replace(/\W/g, '_')}_${build}`);
    if (record?.app !== app) throw new Refusal('RELEASE_NOT_FOUND');
    return record;
  }
}
