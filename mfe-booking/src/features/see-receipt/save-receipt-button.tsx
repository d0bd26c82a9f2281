import { Button, toast } from '@northlight/site-kit';
import { useState } from 'react';
import { wordsOf } from '../../failures.ts';
import type { OrderAccess } from '../../order-access.ts';
import { texts } from '../../texts/receipt.ts';
import { saveReceipt } from './receipt-calls.ts';

interface SaveReceiptButtonProps {
  readonly access: OrderAccess;
  readonly reference: string;
  readonly tone?: 'secondary';
}

/** Saves the receipt of an order as a PDF file. */
export function SaveReceiptButton({ access, reference, ...look }: SaveReceiptButtonProps) {
  const [isBusy, setBusy] = useState(false);
  const save = () => {
    setBusy(true);
    saveReceipt(access, reference)
      .catch((reason) => toast({ title: texts.couldntDownload, description: wordsOf(reason), tone: 'bad' }))
      .finally(() => setBusy(false));
  };
  return (
    <Button {...look} isBusy={isBusy} busyText={texts.oneMoment} onClick={save}>
      {texts.downloadReceipt}
    </Button>
  );
}
