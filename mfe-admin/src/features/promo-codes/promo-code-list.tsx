import type { PromotionView } from '@northlight/contracts';
import { Badge, Button, dateText, money, Notice, Row, Spinner, Stack } from '@northlight/site-kit';
import { Dialog, DialogBoundary, EmptyState, LoadFailure } from '@northlight/site-kit/ui';
import { useMemo, useState } from 'react';
import { problemText } from '../../forms/field-problems.ts';
import { texts } from '../../texts/promo-codes.ts';
import type { Column } from '../../ui/data-table/column.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { Small } from '../../ui/data-table/small.ts';
import { offerText, scopeWords, statusWords } from './promo-words.ts';
import { useEnd, usePromoCodes } from './use-promo-codes.ts';

/** Every promo code, the latest first, with how often it is used. */
export function PromoCodeList() {
  const { data, isPending, refetch } = usePromoCodes();
  const [ending, setEnding] = useState<string>();
  const columns = useMemo(() => [...facts, action(setEnding)], []);
  if (isPending) return <Spinner text={texts.loading} />;
  if (!data) return <LoadFailure text={texts.couldntLoad} onRetry={() => void refetch()} />;
  if (data.length === 0) return <EmptyState title={texts.none} hint={texts.createOne} />;
  return (
    <>
      <DataTable caption={texts.promoCodes} columns={columns} rows={data} keyOf={({ code }) => code} minWidth={760} />
      <DialogBoundary>{ending && <EndDialog code={ending} onClose={() => setEnding(undefined)} />}</DialogBoundary>
    </>
  );
}

const facts: readonly Column<PromotionView>[] = [
  {
    title: texts.code,
    isName: true,
    show: (promotion) => (
      <>
        {promotion.code} {promotion.status !== 'live' && <Badge>{statusWords[promotion.status]}</Badge>}
        <Small>{offerText(promotion)}</Small>
      </>
    ),
  },
  { title: texts.goodFor, show: ({ appliesTo }) => scopeWords[appliesTo] },
  { title: texts.days, show: ({ starts, ends }) => texts.daysOf({ starts: dateText(starts), ends: dateText(ends) }) },
  { title: texts.used, isFigure: true, show: ({ used, uses }) => texts.usedOf({ used, uses }) },
  { title: texts.takenOff, isFigure: true, show: ({ takenOff }) => money(takenOff) },
];

const action = (onEnd: (code: string) => void): Column<PromotionView> => ({
  title: texts.actions,
  isActions: true,
  show: ({ code, status }) =>
    status === 'ended' ? null : (
      <Button tone="secondary" isSmall aria-label={texts.endCode({ code })} onClick={() => onEnd(code)}>
        {texts.end}
      </Button>
    ),
});

/** It asks once more: a code that has ended stays so. */
function EndDialog({ code, onClose }: { readonly code: string; readonly onClose: () => void }) {
  const { mutate, isPending, error } = useEnd(code, onClose);
  return (
    <Dialog isOpen title={texts.endThisCode({ code })} onClose={onClose}>
      <Stack $gap="l">
        <p>{texts.nobodyCanUseIt}</p>
        <Row>
          <Button tone="danger" isBusy={isPending} onClick={() => mutate()}>
            {texts.end}
          </Button>
          <Button tone="secondary" onClick={onClose}>
            {texts.keepCode}
          </Button>
        </Row>
        {error && <Notice tone="bad" title={problemText(error)} />}
      </Stack>
    </Dialog>
  );
}
