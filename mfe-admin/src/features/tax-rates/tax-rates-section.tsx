import { removeTaxRate } from '@northlight/client';
import { type TaxRateView, usStates } from '@northlight/contracts';
import { Button, callApi, dateText, Quiet, Spinner, Stack, useQuery } from '@northlight/site-kit';
import { DialogBoundary, EmptyState, LoadFailure } from '@northlight/site-kit/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { problemText } from '../../forms/field-problems.ts';
import { texts } from '../../texts/tax-rates.ts';
import type { Column } from '../../ui/data-table/column.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { DeleteDialog } from '../../ui/delete-dialog.tsx';
import { categoryWords } from './category-words.ts';
import { NewRate } from './new-rate.tsx';
import { taxRatesQuery } from './use-tax-rates.ts';

/** What tax is on what, by state and day. */
export function TaxRatesSection() {
  return (
    <Stack $gap="l">
      <Title>{texts.taxRates}</Title>
      <Quiet>{texts.pricesDontIncludeTax}</Quiet>
      <Rates />
      <NewRate />
    </Stack>
  );
}

function Rates() {
  const { data: rates, isPending, isFetching, refetch } = useQuery(taxRatesQuery);
  const [removed, setRemoved] = useState<TaxRateView>();
  const close = () => setRemoved(undefined);
  if (isPending) return <Spinner text={texts.loadingTaxRates} />;
  if (!rates)
    return <LoadFailure text={texts.couldntLoadTaxRates} isRetrying={isFetching} onRetry={() => void refetch()} />;
  if (rates.length === 0) return <EmptyState title={texts.noTaxRates} hint={texts.withoutOneNothingIsTaxed} />;
  return (
    <>
      <DataTable caption={texts.taxRates} columns={columnsOf(setRemoved)} rows={rates} keyOf={({ id }) => id} />
      <DialogBoundary>
        {removed && (
          <DeleteDialog
            kind={texts.taxRate}
            name={nameOf(removed)}
            thing="taxRate"
            remove={() => callApi(removeTaxRate, { params: { id: removed.id } })}
            failureText={problemText}
            onClose={close}
          />
        )}
      </DialogBoundary>
    </>
  );
}

const nameOf = ({ state, category, percent }: TaxRateView): string =>
  `${usStates[state]}, ${categoryWords[category]}, ${percent}%`;

const columnsOf = (remove: (rate: TaxRateView) => void): readonly Column<TaxRateView>[] => [
  { title: texts.state, isName: true, show: ({ state }) => usStates[state] },
  { title: texts.on, show: ({ category }) => categoryWords[category] },
  { title: texts.rate, isFigure: true, show: ({ percent }) => texts.percent({ percent }) },
  { title: texts.from, isOneLine: true, show: ({ from }) => dateText(from) },
  { title: texts.until, isOneLine: true, show: ({ until }) => (until ? dateText(until) : texts.noEnd) },
  {
    title: texts.actions,
    isActions: true,
    show: (rate) => (
      <Button tone="quiet" isSmall onClick={() => remove(rate)} aria-label={texts.removeOf({ name: nameOf(rate) })}>
        {texts.remove}
      </Button>
    ),
  },
];

const Title = styled.h2`
  font-size: 1.25rem;
`;
