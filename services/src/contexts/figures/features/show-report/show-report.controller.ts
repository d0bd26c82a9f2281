import { Controller, Get, Header, Query, type StreamableFile } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import { type ReportView, ShowReportDto } from '@northlight/contracts';
import { Roles } from '../../../../platform/http/access.js';
import { csvDownload } from '../../../../platform/http/csv.js';
import { Refuses } from '../../../../platform/http/refuses.js';
import { reportCsv } from './report-csv.js';
import { ShowReport } from './show-report.handler.js';

@ApiTags('admin')
@Roles('admin')
@Controller('api/admin')
export class ShowReportController {
  constructor(private readonly queries: QueryBus) {}

  @Get('reports')
  @Header('Cache-Control', 'no-store')
  @Refuses('INVALID_INPUT', 'DAYS_CROSSED', 'SPAN_TOO_LONG')
  @ApiOkResponse({
    description: 'What visits of these days come to, by venue and experience, with totals to the cent.',
  })
  show(@Query() wanted: ShowReportDto): Promise<ReportView> {
    return this.queries.execute(new ShowReport(wanted));
  }

  @Get('reports.csv')
  @Header('Cache-Control', 'no-store')
  @Refuses('INVALID_INPUT', 'DAYS_CROSSED', 'SPAN_TOO_LONG')
  @ApiProduces('text/csv')
  @ApiOkResponse({ description: 'The same for a spreadsheet.' })
  async save(@Query() wanted: ShowReportDto): Promise<StreamableFile> {
    const report = await this.queries.execute(new ShowReport(wanted));
    return csvDownload(`report-${report.from}-to-${report.to}.csv`, reportCsv(report));
  }
}
