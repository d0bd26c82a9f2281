import { shipOrder } from '@northlight/client';
import {
  type Carrier,
  carrierCodes,
  carriers,
  type OneDeskOrderView,
  type ParcelView,
  type ShipmentView,
} from '@northlight/contracts';
import { Button, Row, Stack, toast } from '@northlight/site-kit';
import { Dialog, SelectField, TextField } from '@northlight/site-kit/ui';
import { useState } from 'react';
import { texts } from '../../texts/ship-order.ts';
import { useShipmentCommand } from './use-shipment-command.ts';

interface ShipDialogProps {
  readonly order: OneDeskOrderView;
  readonly shipment: ShipmentView;
  /** Undefined where all of the order is in one. */
  readonly parcel: ParcelView | undefined;
  readonly onClose: () => void;
}

/** Who carries the parcel, and under which number; asked again, it is put right. */
export function ShipDialog({ order: { reference }, shipment, parcel, onClose }: ShipDialogProps) {
  const [carrier, setCarrier] = useState<Carrier>(shipment.carrier ?? 'usps');
  const [trackingNumber, setTrackingNumber] = useState(shipment.trackingNumber ?? '');
  const { run, isBusy, problem } = useShipmentCommand(shipOrder, () => {
    onClose();
    toast({ title: texts.isShipped({ reference }), tone: 'good' });
  });
  const isSent = shipment.state === 'shipped';
  const which = parcel && { parcel: parcel.parcel };
  const send = () => run({ params: { order: reference }, body: { carrier, trackingNumber, ...which } });
  const buttons = (
    <Row>
      <Button tone="secondary" onClick={onClose}>
        {texts.notNow}
      </Button>
      <Button isBusy={isBusy} busyText={texts.saving} onClick={send}>
        {isSent ? texts.save : texts.markAsShipped}
      </Button>
    </Row>
  );
  return (
    <Dialog isOpen title={isSent ? texts.correctTracking : texts.markAsShipped} onClose={onClose} footer={buttons}>
      <Stack>
        <p>{isSent ? texts.theNewNumberIsOnTheir : texts.theCustomerGetsTheLink}</p>
        <SelectField
          label={texts.carrier}
          options={carrierCodes.map((value) => ({ value, label: carriers[value].name }))}
          value={carrier}
          onChange={({ target }) => setCarrier(target.value as Carrier)}
        />
        <TextField
          label={texts.trackingNumber}
          autoComplete="off"
          isRequired
          value={trackingNumber}
          error={problem}
          onChange={({ target }) => setTrackingNumber(target.value)}
        />
      </Stack>
    </Dialog>
  );
}
