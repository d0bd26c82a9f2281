import { receiveReturn } from '@northlight/client';
import type { OneDeskOrderView, OrderReturnView } from '@northlight/contracts';
import { Button, Notice, Row, Stack, toast } from '@northlight/site-kit';
import { CheckboxField, Dialog, Stepper } from '@northlight/site-kit/ui';
import { useState } from 'react';
import { nameOfLine, usePayment } from '../../queries/orders.ts';
import { texts } from '../../texts/take-returns.ts';
import { useReturnCommand } from './use-return-command.ts';

interface ReceiveDialogProps {
  readonly order: OneDeskOrderView;
  readonly returned: OrderReturnView;
  readonly onClose: () => void;
}

/** What arrived of a return, and what of it is for sale again. */
export function ReceiveDialog({ order, returned, onClose }: ReceiveDialogProps) {
  const [lines, setLines] = useState(() =>
    returned.lines.map(({ line, quantity }) => ({ line, quantity, most: quantity, restock: true })),
  );
  const payment = usePayment(order.id);
  const params = { order: order.reference, returnId: returned.id };
  const { run, isBusy, problem } = useReturnCommand(params, receiveReturn, () => {
    onClose();
    toast({ title: texts.isReceived, tone: 'good' });
  });
  const change = (line: number, change: { readonly quantity?: number; readonly restock?: boolean }) =>
    setLines(lines.map((one) => (one.line === line ? { ...one, ...change } : one)));
  const nameAt = (line: number) => {
    const product = order.products[line];
    return product ? nameOfLine(product) : '';
  };
  const buttons = (
    <Row>
      <Button tone="secondary" onClick={onClose}>
        {texts.notNow}
      </Button>
      <Button
        isBusy={isBusy}
        busyText={texts.saving}
        onClick={() => run({ lines: lines.map(({ line, quantity, restock }) => ({ line, quantity, restock })) })}
      >
        {texts.markAsReceived}
      </Button>
    </Row>
  );
  return (
    <Dialog isOpen title={texts.markAsReceived} onClose={onClose} footer={buttons}>
      <Stack $gap="l">
        <p>
          {texts.whatArrived} {payment && (payment.paid > 0 ? texts.goesToTheCard : texts.isPaidHere)}
        </p>
        {lines.map(({ line, quantity, most, restock }) => (
          <Stack key={line}>
            <Stepper
              label={nameAt(line)}
              value={quantity}
              min={0}
              max={most}
              onChange={(count) => change(line, { quantity: count })}
            />
            <CheckboxField
              label={texts.restock({ name: nameAt(line) })}
              checked={restock}
              onChange={({ target }) => change(line, { restock: target.checked })}
            />
          </Stack>
        ))}
        {problem && <Notice tone="bad" title={problem} />}
      </Stack>
    </Dialog>
  );
}
