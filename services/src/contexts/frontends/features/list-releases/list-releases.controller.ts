import { Controller, Param } from '@nestjs/common';
import type { KeptReleaseView } from '@northlight/contracts';
import { FrontNameDto } from '@northlight/contracts';
import { consoleRoutes } from '@northlight/contracts/routes';
import { Endpoint } from '../../../../platform/http/endpoint.js';
import { KeptReleases } from '../../persistence/kept-releases.js';

@Controller()
export class ListReleasesController {
  constructor(private readonly releases: KeptReleases) {}

  @Endpoint(consoleRoutes.listReleases)
  list(@Param() { app }: FrontNameDto): Promise<KeptReleaseView[]> {
    return this.releases.ofFront(app);
  }
}
