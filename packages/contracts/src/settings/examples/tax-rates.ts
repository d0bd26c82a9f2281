import type { AddTaxRateDto, TaxRateView } from '../tax-rates.dto.js';

export const addTaxRate: AddTaxRateDto = { state: 'NY', category: 'goods', percent: 8.25, from: '2027-09-01' };

export const taxRate: TaxRateView = { id: 2, ...addTaxRate, until: null };

export const taxRates: TaxRateView[] = [
  { id: 1, state: 'NY', category: 'goods', percent: 8, from: '2026-01-01', until: null },
];
