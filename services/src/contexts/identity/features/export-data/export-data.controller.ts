import { Controller, Get, Header } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentUser, type Principal } from '../../../../platform/http/access.js';
import { Refuses } from '../../../../platform/http/refuses.js';
import { ExportData } from './export-data.handler.js';

@ApiTags('auth')
@Controller('api/auth')
export class ExportDataController {
  constructor(private readonly queries: QueryBus) {}

  @Get('export')
  @Header('Cache-Control', 'no-store')
  @Header('Content-Disposition', 'attachment; filename="my-data.json"')
  @Refuses('NOT_SIGNED_IN')
  @ApiOkResponse({ description: 'All that the house keeps of you, as one JSON file.' })
  take(@CurrentUser() { id }: Principal): Promise<object> {
    return this.queries.execute(new ExportData(id));
  }
}
