import { Body, Controller, Ip } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ReportReleasesDto } from '@northlight/contracts';
import { releaseReportsRoutes } from '@northlight/contracts/routes';
import { Endpoint } from '../../../../platform/http/endpoint.js';
import { ReportReleases } from './report-releases.handler.js';

@Controller()
export class ReportReleasesController {
  constructor(private readonly commands: CommandBus) {}

  @Endpoint(releaseReportsRoutes.reportReleases)
  async report(@Body() { releases }: ReportReleasesDto, @Ip() address = ''): Promise<void> {
    await this.commands.execute(new ReportReleases(releases, address));
  }
}
