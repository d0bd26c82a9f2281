// Made by `npm run codegen` from packages/contracts/src/settings/routes/tax-rates.ts.
import type { AddTaxRateDto, TaxRateView } from '@northlight/contracts';
import type { Operation, Sent } from '../operation.js';

/** Add a tax rate. */
export const addTaxRate: Operation<{ body: Sent<AddTaxRateDto, 'until'> }, TaxRateView> = { method: 'POST', path: '/api/admin/tax-rates' };

/** List the tax rates. */
export const listTaxRates: Operation<object, TaxRateView[]> = { method: 'GET', path: '/api/admin/tax-rates' };

/** Remove a tax rate. */
export const removeTaxRate: Operation<{ params: { id: string | number }; body?: object }, undefined> = { method: 'DELETE', path: '/api/admin/tax-rates/:id' };
