import { packOrder } from '@northlight/client';
import type { OneDeskOrderView, ParcelView, ReturnedLine } from '@northlight/contracts';
import { Button, Row, Stack, toast } from '@northlight/site-kit';
import { idempotencyKeys } from '@northlight/site-kit/booking-ui';
import { Dialog, Stepper } from '@northlight/site-kit/ui';
import { useState } from 'react';
import { nameOfLine } from '../../queries/orders.ts';
import { texts } from '../../texts/ship-order.ts';
import { useShipmentCommand } from './use-shipment-command.ts';

interface PackDialogProps {
  readonly order: OneDeskOrderView;
  readonly parcel: ParcelView | undefined;
  readonly onClose: () => void;
}

/** Some of the items go into a parcel of their own; the rest stays to be packed. */
export function PackDialog({ order: { reference, products }, parcel, onClose }: PackDialogProps) {
  const left = parcel?.lines ?? products.map(({ quantity }, line) => ({ line, quantity }));
  const [packed, setPacked] = useState<Readonly<Record<number, number>>>({});
  const [keys] = useState(idempotencyKeys);
  const { run, isBusy, problem } = useShipmentCommand(packOrder, () => {
    onClose();
    toast({ title: texts.somePacked({ reference }), tone: 'good' });
  });
  const lines: ReturnedLine[] = left
    .map(({ line }) => ({ line, quantity: packed[line] ?? 0 }))
    .filter(({ quantity }) => quantity > 0);
  const pack = () =>
    run({ params: { order: reference }, body: { lines }, idempotencyKey: keys.keyFor({ pack: reference, lines }) });
  const buttons = (
    <Row>
      <Button tone="secondary" onClick={onClose}>
        {texts.notNow}
      </Button>
      <Button isBusy={isBusy} busyText={texts.saving} disabled={lines.length === 0} onClick={pack}>
        {texts.packTheseItems}
      </Button>
    </Row>
  );
  return (
    <Dialog isOpen title={texts.packSomeItems} onClose={onClose} footer={buttons}>
      <Stack>
        <p>{texts.theRestStays}</p>
        {left.map(({ line, quantity }) => {
          const product = products[line];
          return (
            product && (
              <Stepper
                key={line}
                label={nameOfLine(product)}
                value={packed[line] ?? 0}
                min={0}
                max={quantity}
                onChange={(pieces) => setPacked({ ...packed, [line]: pieces })}
                {...(problem && { error: problem })}
              />
            )
          );
        })}
      </Stack>
    </Dialog>
  );
}
