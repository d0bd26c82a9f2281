import type { RefundView } from '@northlight/contracts';
import { Button, dateText, href, Link, money, serverNow, timeText } from '@northlight/site-kit';
import { useMemo } from 'react';
import { wallText } from '../../format/moments.ts';
import { texts } from '../../texts/refund-queue.ts';
import type { Column } from '../../ui/data-table/column.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { Small } from '../../ui/data-table/small.ts';
import { ageText, failureWords, methodWords } from './refund-words.ts';

interface RefundTableProps {
  readonly caption: string;
  readonly refunds: readonly RefundView[];
  /** Set where something may still be done with them, by somebody who may. */
  readonly onSettle?: ((refund: RefundView) => void) | undefined;
}

/** Refunds in one state, the party that waits longest first. */
export function RefundTable({ caption, refunds, onSettle }: RefundTableProps) {
  const columns = useMemo(() => [...facts, ...(onSettle ? [action(onSettle)] : [])], [onSettle]);
  return (
    <DataTable caption={caption} columns={columns} rows={refunds} keyOf={({ bookingId }) => bookingId} minWidth={840} />
  );
}

const facts: readonly Column<RefundView>[] = [
  {
    title: texts.guest,
    isName: true,
    show: ({ customerName, reference }) => (
      <>
        <Link to={`${href('adminBookings')}/${reference}`}>{customerName ?? texts.nameErased}</Link>
        <Small $isWhole>{reference}</Small>
      </>
    ),
  },
  {
    title: texts.amount,
    isFigure: true,
    show: (refund) => (
      <>
        <b>{money(amountOf(refund))}</b>
        {refund.owedForVoucher > 0 && (
          <Small>{texts.fromAGiftVoucher({ owedForVoucher: money(refund.owedForVoucher) })}</Small>
        )}
      </>
    ),
  },
  {
    title: texts.visit,
    show: ({ experienceName, date, time, venueName }) => (
      <>
        {experienceName}
        <Small>
          {dateText(date)}, {timeText(time)}, {venueName}
        </Small>
      </>
    ),
  },
  {
    title: texts.waiting,
    show: ({ requestedAt, timezone, owed }) => (
      <>
        {owed > 0 ? ageText(requestedAt, serverNow()) : 'resolved'}
        <Small>{texts.since({ requestedAt: wallText(requestedAt, timezone) })}</Small>
      </>
    ),
  },
  { title: texts.lastUpdate, show: (refund) => <Last refund={refund} /> },
];

const action = (onSettle: (refund: RefundView) => void): Column<RefundView> => ({
  title: texts.actions,
  isActions: true,
  show: (refund) => (
    <Button
      tone="secondary"
      isSmall
      aria-label={texts.resolveTheRefund({ reference: refund.reference })}
      onClick={() => onSettle(refund)}
    >
      {texts.resolve}
    </Button>
  ),
});

/** What is still owed, or what was paid. */
function amountOf({ owed, paid }: RefundView): number {
  return owed > 0 ? owed : paid;
}

function Last({ refund }: { readonly refund: RefundView }) {
  const { settledAt, timezone, failure, method, receipt, state } = refund;
  if (settledAt === null) return '–';
  const paid = method ? [methodWords[method], receipt].filter(Boolean).join(', ') : texts.refunded;
  const what = state === 'none' ? texts.noRefundDue : failure ? failureWords[failure] : paid;
  return (
    <>
      {what}
      <Small>{wallText(settledAt, timezone)}</Small>
    </>
  );
}
