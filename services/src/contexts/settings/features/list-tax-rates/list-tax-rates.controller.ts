import { Controller } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { TaxRateView } from '@northlight/contracts';
import { taxRatesRoutes } from '@northlight/contracts/routes';
import { Endpoint } from '../../../../platform/http/endpoint.js';
import { ListTaxRates } from './list-tax-rates.handler.js';

@Controller()
export class ListTaxRatesController {
  constructor(private readonly queries: QueryBus) {}

  @Endpoint(taxRatesRoutes.listTaxRates)
  list(): Promise<TaxRateView[]> {
    return this.queries.execute(new ListTaxRates());
  }
}
