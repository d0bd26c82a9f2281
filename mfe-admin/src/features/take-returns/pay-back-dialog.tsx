import { payBackReturn } from '@northlight/client';
import type { OneDeskOrderView, OrderReturnView, PaidWith } from '@northlight/contracts';
import { Button, money, Notice, Row, Stack, toast } from '@northlight/site-kit';
import { Dialog, RadioCards } from '@northlight/site-kit/ui';
import { useState } from 'react';
import { texts } from '../../texts/take-returns.ts';
import { useReturnCommand } from './use-return-command.ts';

interface PayBackDialogProps {
  readonly order: OneDeskOrderView;
  readonly returned: OrderReturnView;
  readonly onClose: () => void;
}

const ways = [
  { value: 'cash', label: texts.cash },
  { value: 'card', label: texts.card },
] as const;

/** Pays a return back at the desk, out of the till of who does it. */
export function PayBackDialog({ order, returned, onClose }: PayBackDialogProps) {
  const [paidWith, setPaidWith] = useState<PaidWith>('cash');
  const refund = money(returned.refund);
  const params = { order: order.reference, returnId: returned.id };
  const { run, isBusy, problem } = useReturnCommand(params, payBackReturn, () => {
    onClose();
    toast({ title: texts.isPaidBack({ refund }), tone: 'good' });
  });
  const buttons = (
    <Row>
      <Button tone="secondary" onClick={onClose}>
        {texts.notNow}
      </Button>
      <Button isBusy={isBusy} busyText={texts.saving} onClick={() => run({ paidWith })}>
        {texts.payBack({ refund })}
      </Button>
    </Row>
  );
  return (
    <Dialog isOpen title={texts.payBack({ refund })} onClose={onClose} footer={buttons}>
      <Stack>
        <RadioCards
          legend={texts.paidBackIn}
          name="paidBackWith"
          options={ways}
          value={paidWith}
          onChange={({ target }) => setPaidWith(target.value as PaidWith)}
        />
        {problem && <Notice tone="bad" title={problem} />}
      </Stack>
    </Dialog>
  );
}
