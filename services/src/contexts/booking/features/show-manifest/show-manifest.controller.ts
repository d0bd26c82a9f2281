import { Controller, Get, Header, Query, type StreamableFile } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import { type ManifestView, ShowManifestDto } from '@northlight/contracts';
import { NotedLook } from '../../../../platform/audit/noted-look.js';
import { Roles } from '../../../../platform/http/access.js';
import { csvDownload } from '../../../../platform/http/csv.js';
import { Refuses } from '../../../../platform/http/refuses.js';
import { manifestCsv } from './manifest-csv.js';
import { ShowManifest } from './show-manifest.handler.js';

@ApiTags('admin')
@Roles('desk')
@Controller('api/admin')
export class ShowManifestController {
  constructor(private readonly queries: QueryBus) {}

  @Get('manifest')
  @Header('Cache-Control', 'no-store')
  @Refuses('INVALID_INPUT', 'VENUE_NOT_FOUND')
  @ApiOkResponse({ description: 'Who is expected at a venue on a day, slot by slot; what was cancelled is among it.' })
  show(@Query() wanted: ShowManifestDto): Promise<ManifestView> {
    return this.queries.execute(new ShowManifest(wanted));
  }

  @Get('manifest.csv')
  @NotedLook({ room: 'booking', kind: 'bookings', what: 'exported' })
  @Header('Cache-Control', 'no-store')
  @Refuses('INVALID_INPUT', 'VENUE_NOT_FOUND')
  @ApiProduces('text/csv')
  @ApiOkResponse({ description: 'The same for a spreadsheet, a line a booking.' })
  async save(@Query() wanted: ShowManifestDto): Promise<StreamableFile> {
    const manifest = await this.queries.execute(new ShowManifest(wanted));
    return csvDownload(`manifest-${manifest.date}.csv`, manifestCsv(manifest));
  }
}
