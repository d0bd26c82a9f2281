import { addTaxRate, listTaxRates } from '@northlight/client';
import { AddTaxRateDto } from '@northlight/contracts';
import { apiQuery, callApi, queryOptions, refresh, toast, useMutation, useQueryClient } from '@northlight/site-kit';
import { useRuledForm } from '@northlight/site-kit/forms';
import { problemsOf } from '../../forms/field-problems.ts';
import { texts } from '../../texts/tax-rates.ts';

/** All rates, also those that are over or begin later. */
export const taxRatesQuery = queryOptions({ ...apiQuery(listTaxRates, {}), staleTime: 0 });

const empty = { state: '', category: 'goods', percent: '', from: '', until: '' };

/** A new rate, from the first letter until it is saved. */
export function useNewRate() {
  const client = useQueryClient();
  const { form, field, submit } = useRuledForm<AddTaxRateDto>(AddTaxRateDto, empty as never, {
    names: ['state', 'category', 'percent', 'from', 'until'],
    idPrefix: 'tax-',
  });
  const call = useMutation({
    mutationFn: ({ until, ...input }: AddTaxRateDto) =>
      callApi(addTaxRate, { body: { ...input, ...(until && { until }) } }),
    onSuccess: async () => {
      form.reset(empty as never);
      toast({ title: texts.rateAdded, tone: 'good' });
      await refresh(client, '/api/admin');
    },
  });
  return {
    field,
    failure: problemsOf(call.error, {}).rest,
    isSaving: call.isPending,
    save: submit((input) => call.mutateAsync(input)),
  };
}
