import { deliverOrder, packOrder } from '@northlight/client';
import type { OneDeskOrderView } from '@northlight/contracts';
import { Button, Notice, Row, Stack, toast } from '@northlight/site-kit';
import { DialogBoundary, useFocusPassedOn } from '@northlight/site-kit/ui';
import { useState } from 'react';
import { texts } from '../../texts/ship-order.ts';
import { ShipDialog } from './ship-dialog.tsx';
import { useShipmentCommand } from './use-shipment-command.ts';

/** The next step of a parcel, as its order is now. */
export function ShipmentActions({ order }: { readonly order: OneDeskOrderView }) {
  const [isShipping, setShipping] = useState(false);
  return (
    <Stack>
      <Steps key={order.shipment?.state} order={order} onShip={() => setShipping(true)} />
      <DialogBoundary>{isShipping && <ShipDialog order={order} onClose={() => setShipping(false)} />}</DialogBoundary>
    </Stack>
  );
}

function Steps({ order, onShip }: { readonly order: OneDeskOrderView; readonly onShip: () => void }) {
  const { reference, shipment } = order;
  const row = useFocusPassedOn<HTMLDivElement>();
  const params = { order: reference };
  const announced = (title: string) => () => toast({ title, tone: 'good' });
  const pack = useShipmentCommand(packOrder, announced(texts.isPacked({ reference })));
  const deliver = useShipmentCommand(deliverOrder, announced(texts.isDelivered({ reference })));
  const problem = pack.problem ?? deliver.problem;
  return (
    <>
      <Row ref={row}>
        {shipment?.state === 'to_pack' && (
          <Button isBusy={pack.isBusy} busyText={texts.saving} onClick={() => pack.run({ params })}>
            {texts.markAsPacked}
          </Button>
        )}
        {shipment?.state === 'packed' && <Button onClick={onShip}>{texts.markAsShipped}</Button>}
        {shipment?.state === 'shipped' && (
          <>
            <Button isBusy={deliver.isBusy} busyText={texts.saving} onClick={() => deliver.run({ params })}>
              {texts.markAsDelivered}
            </Button>
            <Button tone="secondary" onClick={onShip}>
              {texts.correctTracking}
            </Button>
          </>
        )}
      </Row>
      {problem && <Notice tone="bad" title={problem} />}
    </>
  );
}
