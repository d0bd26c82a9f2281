import type { OrderView } from '@northlight/contracts';
import { Button, Notice } from '@northlight/site-kit';
import { ConfirmDialog } from '@northlight/site-kit/ui';
import { useState } from 'react';
import type { OrderAccess } from '../../order-access.ts';
import { texts } from '../../texts/order.ts';
import { useCancelOrder } from './use-cancel-order.ts';

interface CancelOrderProps {
  readonly access: OrderAccess;
  readonly order: OrderView;
}

/** Gives up an order that is not paid: its visits and its merchandise in one press. */
export function CancelOrder({ access, order }: CancelOrderProps) {
  const [isOpen, setOpen] = useState(false);
  const { cancel, isBusy, problem } = useCancelOrder(access, {
    ...{ cancelBookings: order.bookings.length > 0, title: texts.yourOrderIsCanceled },
    onDone: () => setOpen(false),
  });
  return (
    <>
      <Button tone="quiet" onClick={() => setOpen(true)}>
        {texts.cancelOrder}
      </Button>
      <ConfirmDialog
        title={texts.cancelThisOrder}
        isOpen={isOpen}
        confirmText={texts.cancelOrder}
        cancelText={texts.keepOrder}
        isBusy={isBusy}
        busyText={texts.canceling}
        onConfirm={cancel}
        onCancel={() => setOpen(false)}
      >
        <p>{texts.everythingInItGoesBack}</p>
        {problem && <Notice tone="bad" title={problem} />}
      </ConfirmDialog>
    </>
  );
}
