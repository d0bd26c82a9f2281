import { Module } from '@nestjs/common';
import { TaxRates } from './domain/tax-rates.js';
import { TaxRateTable } from './persistence/tax-rate-table.js';

/** What tax a sale has, for this room and for those that sell. */
@Module({
  providers: [TaxRateTable, { provide: TaxRates, useExisting: TaxRateTable }],
  exports: [TaxRateTable, TaxRates],
})
export class TaxRatesModule {}
