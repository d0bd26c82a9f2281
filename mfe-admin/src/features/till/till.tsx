import type { TillView } from '@northlight/contracts';
import { money, Quiet, Spinner, Stack } from '@northlight/site-kit';
import { EmptyState, LoadFailure } from '@northlight/site-kit/ui';
import { texts } from '../../texts/till.ts';
import { CsvLink } from '../../ui/csv-link.tsx';
import { DayBar } from '../../ui/day-bar.tsx';
import { OwnTill } from './own-till.tsx';
import { LinesTable, ShiftsTable } from './till-tables.tsx';
import { fileOf, useTill, useTillDay } from './use-till.ts';

/** What was taken at a desk: one's own drawer, the shifts of a day, and every payment. */
export function Till() {
  const { venues, day, today, choose, isError, retry } = useTillDay();
  const { data: till, isPending, isPlaceholderData, refetch } = useTill(day);
  if (isError) return <LoadFailure text={texts.couldntLoadTheTill} onRetry={retry} />;
  if (!day || !today) return <Spinner text={texts.loadingTheTill} />;
  return (
    <Stack $gap="xl">
      <DayBar
        {...{ venues, today }}
        venueId={day.venueId}
        day={day.date}
        onVenue={(venueId) => choose({ venueId })}
        onDay={(date) => choose({ date })}
      >
        <CsvLink href={fileOf(day)} />
      </DayBar>
      {isPending && <Spinner text={texts.loadingTheTill} />}
      {!(isPending || till) && <LoadFailure text={texts.couldntLoadTheTill} onRetry={() => void refetch()} />}
      {till && (
        <Stack $gap="xl" aria-busy={isPlaceholderData}>
          <OwnTill key={`${till.venueId} ${till.own?.id}`} till={till} />
          <Day till={till} />
        </Stack>
      )}
    </Stack>
  );
}

function Day({ till: { shifts, lines, cash, card, voucher } }: { readonly till: TillView }) {
  if (shifts.length + lines.length === 0)
    return <EmptyState title={texts.nothingWasTaken} hint={texts.paymentsAtTheDesk} />;
  return (
    <>
      <Quiet role="status">{dayText(lines.length, { cash, card, voucher })}</Quiet>
      {shifts.length > 0 && <ShiftsTable shifts={shifts} />}
      {lines.length > 0 && <LinesTable lines={lines} />}
    </>
  );
}

/** What gift cards paid is in no drawer: it is said where there is some. */
function dayText(payments: number, { cash, card, voucher }: Pick<TillView, 'cash' | 'card' | 'voucher'>): string {
  const amounts = { payments, cash: money(cash), card: money(card) };
  return voucher === 0 ? texts.payments(amounts) : texts.paymentsWithGiftCards({ ...amounts, voucher: money(voucher) });
}
