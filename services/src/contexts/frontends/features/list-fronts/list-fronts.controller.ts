import { Controller } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { FrontView } from '@northlight/contracts';
import { consoleRoutes } from '@northlight/contracts/routes';
import { Endpoint } from '../../../../platform/http/endpoint.js';
import { ListFronts } from './list-fronts.handler.js';

@Controller()
export class ListFrontsController {
  constructor(private readonly queries: QueryBus) {}

  @Endpoint(consoleRoutes.listFronts)
  list(): Promise<FrontView[]> {
    return this.queries.execute(new ListFronts());
  }
}
