import { redeemVoucher } from '@northlight/client';
import type { DeskBookingView } from '@northlight/contracts';
import { Button, money, Notice, Row, Stack, toast } from '@northlight/site-kit';
import { Dialog } from '@northlight/site-kit/ui';
import { useState } from 'react';
import { texts } from '../../texts/gift-card-entry.ts';
import { GiftCardEntry } from '../../ui/gift-card-entry.tsx';
import { useDeskCommand } from './use-desk-command.ts';

interface RedeemDialogProps {
  readonly booking: DeskBookingView;
  readonly onClose: () => void;
}

/** A guest shows a gift card before the party goes in. */
export function RedeemDialog({ booking, onClose }: RedeemDialogProps) {
  const { reference } = booking;
  const [voucherCode, setCode] = useState('');
  const { run, isBusy, problem } = useDeskCommand(booking, redeemVoucher, ({ voucher, voucherLeft, totalPrice }) => {
    onClose();
    const description = texts.leftToPay({ left: money(totalPrice), voucherLeft: money(voucherLeft) });
    toast({ title: texts.paidWithTheCard({ amount: money(voucher) }), description, tone: 'good' });
  });
  const buttons = (
    <Row>
      <Button tone="secondary" onClick={onClose}>
        {texts.notNow}
      </Button>
      <Button isBusy={isBusy} busyText={texts.saving} onClick={() => run({ voucherCode })}>
        {texts.useThisCard}
      </Button>
    </Row>
  );
  return (
    <Dialog isOpen title={texts.useAGiftCardFor({ reference })} onClose={onClose} footer={buttons}>
      <Stack>
        <p>{texts.theRestIsPaid}</p>
        <GiftCardEntry value={voucherCode} onChange={setCode} />
        {problem && <Notice tone="bad" title={problem} />}
      </Stack>
    </Dialog>
  );
}
