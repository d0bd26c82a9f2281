import { Module } from '@nestjs/common';
import { BookingPolicyModule } from '../../platform/booking-policy/booking-policy.module.js';
import { TaxRates } from './domain/tax-rates.js';
import { AdmissionTax } from './persistence/admission-tax.js';
import { TaxRateTable } from './persistence/tax-rate-table.js';

/** What tax a sale has, for this room and for those that sell. */
@Module({
  imports: [BookingPolicyModule],
  providers: [AdmissionTax, TaxRateTable, { provide: TaxRates, useExisting: TaxRateTable }],
  exports: [TaxRateTable, TaxRates],
})
export class TaxRatesModule {}
