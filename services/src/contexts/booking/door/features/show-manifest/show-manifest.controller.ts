import { Controller, Query, type StreamableFile } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { type ManifestView, ShowManifestDto } from '@northlight/contracts';
import { doorRoutes } from '@northlight/contracts/routes';
import { NotedLook } from '../../../../../platform/audit/noted-look.js';
import { csvDownload } from '../../../../../platform/http/csv.js';
import { Endpoint } from '../../../../../platform/http/endpoint.js';
import { manifestCsv } from './manifest-csv.js';
import { ShowManifest } from './show-manifest.handler.js';

@Controller()
export class ShowManifestController {
  constructor(private readonly queries: QueryBus) {}

  @Endpoint(doorRoutes.showManifest)
  show(@Query() wanted: ShowManifestDto): Promise<ManifestView> {
    return this.queries.execute(new ShowManifest(wanted));
  }

  @Endpoint(doorRoutes.saveManifest)
  @NotedLook({ room: 'booking', kind: 'bookings', what: 'exported' })
  async save(@Query() wanted: ShowManifestDto): Promise<StreamableFile> {
    const manifest = await this.queries.execute(new ShowManifest(wanted));
    return csvDownload(`manifest-${manifest.date}.csv`, manifestCsv(manifest));
  }
}
