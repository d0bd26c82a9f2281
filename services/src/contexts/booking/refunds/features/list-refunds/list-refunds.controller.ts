import { Controller, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ListRefundsDto, type RefundsView } from '@northlight/contracts';
import { refundsRoutes } from '@northlight/contracts/routes';
import { Endpoint } from '../../../../../platform/http/endpoint.js';
import { ListRefunds } from './list-refunds.handler.js';

@Controller()
export class ListRefundsController {
  constructor(private readonly queries: QueryBus) {}

  /** The desk may see what is owed to whom; paying it back is for admins. */
  @Endpoint(refundsRoutes.listRefunds)
  list(@Query() wanted: ListRefundsDto): Promise<RefundsView> {
    return this.queries.execute(new ListRefunds(wanted));
  }
}
