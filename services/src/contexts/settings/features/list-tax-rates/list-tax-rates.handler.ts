import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { TaxRateView } from '@northlight/contracts';
import { TaxRateTable } from '../../persistence/tax-rate-table.js';

/** Asks for all tax rates. */
export class ListTaxRates extends Query<TaxRateView[]> {}

@QueryHandler(ListTaxRates)
export class ListTaxRatesHandler implements IQueryHandler<ListTaxRates> {
  constructor(private readonly rates: TaxRateTable) {}

  execute(): Promise<TaxRateView[]> {
    return this.rates.all();
  }
}
