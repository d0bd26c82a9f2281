import type { VoucherView } from '@northlight/contracts';
import { Badge, Button, dateText, money } from '@northlight/site-kit';
import { useMemo } from 'react';
import { momentDay } from '../../format/moments.ts';
import { texts } from '../../texts/gift-vouchers.ts';
import type { Column } from '../../ui/data-table/column.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { Small } from '../../ui/data-table/small.ts';
import { nameOf, statusWords } from './voucher-words.ts';

interface VoucherTableProps {
  readonly vouchers: readonly VoucherView[];
  readonly onOpen: (voucher: VoucherView) => void;
}

/** Vouchers, the latest first. */
export function VoucherTable({ vouchers, onOpen }: VoucherTableProps) {
  const columns = useMemo(() => [...facts, action(onOpen)], [onOpen]);
  return (
    <DataTable caption={texts.giftVouchers} columns={columns} rows={vouchers} keyOf={({ id }) => id} minWidth={760} />
  );
}

const facts: readonly Column<VoucherView>[] = [
  {
    title: texts.voucher,
    isName: true,
    show: (voucher) => (
      <>
        {nameOf(voucher)} {voucher.status !== 'live' && <Badge>{statusWords[voucher.status]}</Badge>}
        <Small>{momentDay(voucher.issuedAt)}</Small>
      </>
    ),
  },
  {
    title: texts.recipient,
    show: ({ recipient }) => (
      <>
        {recipient?.name ?? texts.nameErased}
        <Small>{recipient?.email}</Small>
      </>
    ),
  },
  { title: texts.validUntil, isOneLine: true, show: ({ expires }) => dateText(expires) },
  {
    title: texts.balance,
    isFigure: true,
    show: ({ balance, amount }) => (
      <>
        <b>{money(balance)}</b>
        <Small>{texts.of({ amount: money(amount) })}</Small>
      </>
    ),
  },
];

const action = (onOpen: (voucher: VoucherView) => void): Column<VoucherView> => ({
  title: texts.actions,
  isActions: true,
  show: (voucher) => (
    <Button
      tone="secondary"
      isSmall
      aria-label={texts.openVoucher({ voucher: nameOf(voucher) })}
      onClick={() => onOpen(voucher)}
    >
      {texts.open}
    </Button>
  ),
});
