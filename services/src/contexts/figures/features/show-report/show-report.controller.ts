import { Controller, Query, type StreamableFile, UseInterceptors } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { type ReportView, ShowReportDto } from '@northlight/contracts';
import { figuresRoutes } from '@northlight/contracts/routes';
import { csvDownload } from '../../../../platform/http/csv.js';
import { Compressed } from '../../../../platform/http/encoded-answer.js';
import { Endpoint } from '../../../../platform/http/endpoint.js';
import { ReplicaReads } from '../../../../platform/http/replica-reads.js';
import { reportCsv } from './report-csv.js';
import { ShowReport } from './show-report.handler.js';

@UseInterceptors(ReplicaReads)
@Controller()
export class ShowReportController {
  constructor(private readonly queries: QueryBus) {}

  @Compressed()
  @Endpoint(figuresRoutes.showReport)
  show(@Query() wanted: ShowReportDto): Promise<ReportView> {
    return this.queries.execute(new ShowReport(wanted));
  }

  @Endpoint(figuresRoutes.saveReport)
  async save(@Query() wanted: ShowReportDto): Promise<StreamableFile> {
    const report = await this.queries.execute(new ShowReport(wanted));
    return csvDownload(`report-${report.from}-to-${report.to}.csv`, reportCsv(report));
  }
}
