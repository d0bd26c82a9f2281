import { type OrderView, type ReturnReason, returnReasons } from '@northlight/contracts';
import { Button, Notice, Row, Stack } from '@northlight/site-kit';
import { Dialog, SelectField, Stepper } from '@northlight/site-kit/ui';
import { useState } from 'react';
import type { OrderAccess } from '../../order-access.ts';
import { texts } from '../../texts/return-items.ts';
import { useReturn } from './use-return.ts';

interface ReturnDialogProps {
  readonly access: OrderAccess;
  readonly order: OrderView;
  readonly onClose: () => void;
}

const reasonWords: Readonly<Record<ReturnReason, string>> = {
  changed_mind: texts.changedMyMind,
  wrong_size: texts.doesntFit,
  damaged: texts.damagedOrDefective,
  wrong_item: texts.notWhatIOrdered,
  other: texts.somethingElse,
};
const reasons = returnReasons.map((value) => ({ value, label: reasonWords[value] }));

/** Which items come back, and why. */
export function ReturnDialog({ access, order: { products, returnable = [] }, onClose }: ReturnDialogProps) {
  const [counts, setCounts] = useState<ReadonlyMap<number, number>>(new Map());
  const [reason, setReason] = useState<ReturnReason | ''>('');
  const [isPressed, setPressed] = useState(false);
  const { run, isBusy, problem } = useReturn(access, onClose);
  const lines = [...counts].flatMap(([line, quantity]) => (quantity > 0 ? [{ line, quantity }] : []));
  const send = () => {
    setPressed(true);
    if (reason && lines.length > 0) run({ lines, reason });
  };
  const buttons = (
    <Row>
      <Button tone="secondary" onClick={onClose}>
        {texts.notNow}
      </Button>
      <Button isBusy={isBusy} busyText={texts.sending} onClick={send}>
        {texts.requestReturn}
      </Button>
    </Row>
  );
  return (
    <Dialog isOpen title={texts.returnItems} onClose={onClose} footer={buttons}>
      <Stack $gap="l">
        <p>{texts.chooseHowMany}</p>
        {returnable.map(({ line, quantity }) => (
          <Stepper
            key={line}
            label={nameOf(products[line])}
            value={counts.get(line) ?? 0}
            min={0}
            max={quantity}
            onChange={(count) => setCounts(new Map(counts).set(line, count))}
          />
        ))}
        <SelectField
          label={texts.reason}
          options={reasons}
          placeholder={texts.selectAReason}
          isRequired
          value={reason}
          error={isPressed && !reason ? texts.pleaseSelectAReason : undefined}
          onChange={({ target }) => setReason(target.value as ReturnReason | '')}
        />
        {isPressed && lines.length === 0 && <Notice tone="bad" title={texts.pleaseChooseAtLeastOne} />}
        {problem && <Notice tone="bad" title={problem} />}
      </Stack>
    </Dialog>
  );
}

/** "Flagship Tee, Small" */
export const nameOf = (product: OrderView['products'][number] | undefined): string =>
  [product?.name, product?.variant].filter(Boolean).join(', ');
