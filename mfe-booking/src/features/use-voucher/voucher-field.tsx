import { Button, onDemand, PartBoundary } from '@northlight/site-kit';
import { useState } from 'react';
import { texts } from '../../texts/use-voucher.ts';
import type { VoucherLineProps } from './voucher-line.tsx';

/** A gift voucher beside the price: a press opens the field, Apply shows what it pays and what is left on it. */
export function VoucherField(props: VoucherLineProps) {
  const [isOpen, setOpen] = useState(false);
  return isOpen ? (
    <PartBoundary>
      <VoucherLine {...props} />
    </PartBoundary>
  ) : (
    <Button tone="quiet" onClick={() => setOpen(true)}>
      {texts.useAGiftVoucher}
    </Button>
  );
}

/** Most visitors have none: what it needs comes with the press. */
const { Component: VoucherLine } = onDemand(async () => (await import('./voucher-line.tsx')).VoucherLine);
