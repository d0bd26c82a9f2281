import { Body, Controller, Ip } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { type OrderChargesView, QuoteChargesDto } from '@northlight/contracts';
import { shipmentsRoutes } from '@northlight/contracts/routes';
import { CurrentUser, type Principal } from '../../../../../platform/http/access.js';
import { Endpoint } from '../../../../../platform/http/endpoint.js';
import { QuoteCharges } from './quote-charges.handler.js';

@Controller()
export class QuoteChargesController {
  constructor(private readonly queries: QueryBus) {}

  @Endpoint(shipmentsRoutes.quoteCharges)
  quote(
    @Body() input: QuoteChargesDto,
    @CurrentUser() user: Principal | undefined,
    @Ip() address: string,
  ): Promise<OrderChargesView> {
    return this.queries.execute(new QuoteCharges(input, user, address));
  }
}
