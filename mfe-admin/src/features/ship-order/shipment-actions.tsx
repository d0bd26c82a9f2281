import { deliverOrder, packOrder } from '@northlight/client';
import type { OneDeskOrderView, ParcelView, ShipmentView } from '@northlight/contracts';
import { Button, Notice, Row, Stack, toast } from '@northlight/site-kit';
import { DialogBoundary, useFocusPassedOn } from '@northlight/site-kit/ui';
import { useState } from 'react';
import { piecesIn } from '../../queries/orders.ts';
import { texts } from '../../texts/ship-order.ts';
import { PackDialog } from './pack-dialog.tsx';
import { ShipDialog } from './ship-dialog.tsx';
import { useShipmentCommand } from './use-shipment-command.ts';

interface ShipmentActionsProps {
  readonly order: OneDeskOrderView;
  /** The parcel, with where it goes. */
  readonly shipment: ShipmentView;
  /** Undefined where all of the order is in one. */
  readonly parcel: ParcelView | undefined;
}

/** The next step of a parcel, as its order is now. */
export function ShipmentActions({ order, shipment, parcel }: ShipmentActionsProps) {
  const [open, setOpen] = useState<'pack' | 'ship'>();
  const close = () => setOpen(undefined);
  return (
    <Stack>
      <Steps key={shipment.state} {...{ order, shipment, parcel }} onOpen={setOpen} />
      <DialogBoundary>
        {open === 'ship' && <ShipDialog {...{ order, shipment, parcel }} onClose={close} />}
      </DialogBoundary>
      <DialogBoundary>{open === 'pack' && <PackDialog {...{ order, parcel }} onClose={close} />}</DialogBoundary>
    </Stack>
  );
}

interface StepsProps extends ShipmentActionsProps {
  readonly onOpen: (dialog: 'pack' | 'ship') => void;
}

function Steps({ order, shipment: { state }, parcel, onOpen }: StepsProps) {
  const { reference } = order;
  const row = useFocusPassedOn<HTMLDivElement>();
  const params = { order: reference };
  const deliver = useShipmentCommand(deliverOrder, () =>
    toast({ title: texts.isDelivered({ reference }), tone: 'good' }),
  );
  const body = parcel ? { parcel: parcel.parcel } : {};
  return (
    <>
      <Row ref={row}>
        {state === 'to_pack' && <PackButtons {...{ order, parcel }} onPart={() => onOpen('pack')} />}
        {state === 'packed' && <Button onClick={() => onOpen('ship')}>{texts.markAsShipped}</Button>}
        {state === 'shipped' && (
          <>
            <Button isBusy={deliver.isBusy} busyText={texts.saving} onClick={() => deliver.run({ params, body })}>
              {texts.markAsDelivered}
            </Button>
            <Button tone="secondary" onClick={() => onOpen('ship')}>
              {texts.correctTracking}
            </Button>
          </>
        )}
      </Row>
      {deliver.problem && <Notice tone="bad" title={deliver.problem} />}
    </>
  );
}

interface PackButtonsProps extends Pick<ShipmentActionsProps, 'order' | 'parcel'> {
  readonly onPart: () => void;
}

/** All that is left, or a part of it. */
function PackButtons({ order, parcel, onPart }: PackButtonsProps) {
  const { reference } = order;
  const pack = useShipmentCommand(packOrder, () => toast({ title: texts.isPacked({ reference }), tone: 'good' }));
  const pieces = parcel ? parcel.lines.reduce((sum, { quantity }) => sum + quantity, 0) : piecesIn(order);
  return (
    <>
      <Button
        isBusy={pack.isBusy}
        busyText={texts.saving}
        onClick={() => pack.run({ params: { order: reference }, body: {} })}
      >
        {texts.markAsPacked}
      </Button>
      {pieces > 1 && (
        <Button tone="secondary" onClick={onPart}>
          {texts.packSomeItems}
        </Button>
      )}
      {pack.problem && <Notice tone="bad" title={pack.problem} />}
    </>
  );
}
