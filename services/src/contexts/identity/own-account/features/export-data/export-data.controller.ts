import { Controller, Header } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { PersonDataView } from '@northlight/contracts';
import { accountRoutes } from '@northlight/contracts/routes';
import { CurrentUser, type Principal } from '../../../../../platform/http/access.js';
import { Endpoint } from '../../../../../platform/http/endpoint.js';
import { ExportData } from './export-data.handler.js';

@Controller()
export class ExportDataController {
  constructor(private readonly queries: QueryBus) {}

  @Endpoint(accountRoutes.exportData)
  @Header('Content-Disposition', 'attachment; filename="my-data.json"')
  take(@CurrentUser() { id }: Principal): Promise<PersonDataView> {
    return this.queries.execute(new ExportData(id));
  }
}
