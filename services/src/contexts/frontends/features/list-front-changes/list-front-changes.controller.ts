import { Controller, Param, Query } from '@nestjs/common';
import type { FrontChangeView, Page } from '@northlight/contracts';
import { FrontNameDto, PageDto } from '@northlight/contracts';
import { consoleRoutes } from '@northlight/contracts/routes';
import { Endpoint } from '../../../../platform/http/endpoint.js';
import { FrontHistory } from '../../persistence/front-history.js';

@Controller()
export class ListFrontChangesController {
  constructor(private readonly history: FrontHistory) {}

  @Endpoint(consoleRoutes.listFrontChanges)
  list(@Param() { app }: FrontNameDto, @Query() page: PageDto): Promise<Page<FrontChangeView>> {
    return this.history.page(app, page);
  }
}
