import type { TillLineView, TillShiftView } from '@northlight/contracts';
import { href, Link, money } from '@northlight/site-kit';
import { clockText } from '../../format/moments.ts';
import { texts } from '../../texts/till.ts';
import type { Column } from '../../ui/data-table/column.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { differenceText } from './difference-text.ts';

interface ShiftsTableProps {
  readonly shifts: readonly TillShiftView[];
}

interface TakenBy {
  readonly userId: number | null;
  readonly who: string | null;
}

const nameOf = ({ userId, who }: TakenBy): string => who ?? (userId === null ? '–' : texts.formerStaff);

/** Each shift with what should be in its drawer and what was. */
export function ShiftsTable({ shifts }: ShiftsTableProps) {
  const columns: Column<TillShiftView>[] = [
    { title: texts.who, show: nameOf, isName: true },
    { title: texts.from, show: ({ openedAt }) => clockText(openedAt), isOneLine: true },
    { title: texts.to, show: ({ closedAt }) => (closedAt ? clockText(closedAt) : texts.open), isOneLine: true },
    { title: texts.float, show: ({ float }) => money(float), isFigure: true },
    { title: texts.cash, show: ({ cash }) => money(cash), isFigure: true },
    { title: texts.card, show: ({ card }) => money(card), isFigure: true },
    { title: texts.giftCard, show: ({ voucher }) => money(voucher), isFigure: true },
    { title: texts.expected, show: ({ expected }) => money(expected), isFigure: true },
    { title: texts.counted, show: ({ counted }) => (counted === null ? '–' : money(counted)), isFigure: true },
    { title: texts.difference, show: differenceText, isOneLine: true },
  ];
  return <DataTable caption={texts.shifts} columns={columns} rows={shifts} keyOf={({ id }) => id} />;
}

interface LinesTableProps {
  readonly lines: readonly TillLineView[];
}

/** Every payment of the day. */
export function LinesTable({ lines }: LinesTableProps) {
  const columns: Column<TillLineView>[] = [
    { title: texts.time, show: ({ at }) => clockText(at), isOneLine: true },
    { title: texts.reference, show: (line) => <Link to={pageOf(line)}>{line.reference}</Link>, isName: true },
    { title: texts.who, show: nameOf },
    { title: texts.paidWith, show: ({ paidWith }) => means[paidWith] },
    { title: texts.amount, show: ({ amount }) => money(amount), isFigure: true },
  ];
  return (
    <DataTable
      caption={texts.paymentsTitle}
      columns={columns}
      rows={lines}
      keyOf={({ at, reference, amount }) => `${at} ${reference} ${amount}`}
    />
  );
}

const means = { cash: texts.cash, card: texts.card, voucher: texts.giftCard } as const;

const pageOf = ({ what, reference }: TillLineView): string =>
  what === 'order' ? href('adminOrder', { reference }) : `${href('adminBookings')}/${reference}`;
