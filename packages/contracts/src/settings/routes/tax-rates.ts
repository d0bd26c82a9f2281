import { StoredIdDto } from '../../media/upload-views.js';
import { created, noContent, ok } from '../../wire/answer.js';
import { route, routeGroup } from '../../wire/route.js';
import * as examples from '../examples/tax-rates.js';
import { AddTaxRateDto, type TaxRateView } from '../tax-rates.dto.js';

export const taxRatesRoutes = routeGroup('Tax rates', {
  addTaxRate: route('POST /api/admin/tax-rates', {
    summary: 'Add a tax rate',
    access: ['admin'],
    freshSignIn: true,
    body: AddTaxRateDto,
    answer: created<TaxRateView>('It counts from its first day on; what was sold keeps its tax.'),
    refuses: ['TAX_RATE_EXISTS', 'TAX_RATE_ENDS_EARLY'],
    example: { body: examples.addTaxRate, answer: examples.taxRate },
  }),
  listTaxRates: route('GET /api/admin/tax-rates', {
    summary: 'List the tax rates',
    access: ['admin'],
    answer: ok<TaxRateView[]>(
      'All rates, by state and category, the newest first. Where there is none, there is no tax.',
    ),
    example: { answer: examples.taxRates },
  }),
  removeTaxRate: route('DELETE /api/admin/tax-rates/:id', {
    summary: 'Remove a tax rate',
    access: ['admin'],
    freshSignIn: true,
    params: StoredIdDto,
    answer: noContent('It counts no more from now on; what was sold keeps its tax.'),
    refuses: ['TAX_RATE_NOT_FOUND'],
    example: { params: { id: '1' } },
  }),
});
