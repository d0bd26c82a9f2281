import type { VoucherView } from '@northlight/contracts';
import { Badge, Button, dateText, money } from '@northlight/site-kit';
import { useMemo } from 'react';
import type { Column } from '../../data-table/column.ts';
import { DataTable } from '../../data-table/data-table.tsx';
import { Small } from '../../data-table/small.ts';
import { momentDay } from '../../moments.ts';
import { nameOf, statusWords } from './voucher-words.ts';

interface VoucherTableProps {
  readonly vouchers: readonly VoucherView[];
  readonly onOpen: (voucher: VoucherView) => void;
}

/** Vouchers, the latest first. */
export function VoucherTable({ vouchers, onOpen }: VoucherTableProps) {
  const columns = useMemo(() => [...facts, action(onOpen)], [onOpen]);
  return <DataTable caption="Gift vouchers" columns={columns} rows={vouchers} keyOf={({ id }) => id} minWidth={760} />;
}

const facts: readonly Column<VoucherView>[] = [
  {
    title: 'Voucher',
    isName: true,
    show: (voucher) => (
      <>
        {nameOf(voucher)} {voucher.status !== 'live' && <Badge>{statusWords[voucher.status]}</Badge>}
        <Small>{momentDay(voucher.issuedAt)}</Small>
      </>
    ),
  },
  {
    title: 'For',
    show: ({ recipient }) => (
      <>
        {recipient?.name ?? 'Name erased'}
        <Small>{recipient?.email}</Small>
      </>
    ),
  },
  { title: 'Good until', isOneLine: true, show: ({ expires }) => dateText(expires) },
  {
    title: 'Left',
    isFigure: true,
    show: ({ balance, amount }) => (
      <>
        <b>{money(balance)}</b>
        <Small>of {money(amount)}</Small>
      </>
    ),
  },
];

const action = (onOpen: (voucher: VoucherView) => void): Column<VoucherView> => ({
  title: 'Actions',
  show: (voucher) => (
    <Button tone="secondary" isSmall aria-label={`Open voucher ${nameOf(voucher)}`} onClick={() => onOpen(voucher)}>
      Open
    </Button>
  ),
});
