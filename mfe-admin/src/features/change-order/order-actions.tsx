import { resendOrder } from '@northlight/client';
import type { OneDeskOrderView } from '@northlight/contracts';
import { Button, Notice, onDemand, Row, Stack, toast } from '@northlight/site-kit';
import { DialogBoundary, useFocusPassedOn } from '@northlight/site-kit/ui';
import { Suspense, useState } from 'react';
import styled from 'styled-components';
import { texts } from '../../texts/change-order.ts';
import { useOrderCommand } from './use-order-command.ts';

const { Component: CollectDialog } = onDemand(
  async () => (await import(/* webpackChunkName: "forms" */ './collect-dialog.tsx')).CollectDialog,
);
const { Component: CancelOrderDialog } = onDemand(
  async () => (await import(/* webpackChunkName: "forms" */ './cancel-order-dialog.tsx')).CancelOrderDialog,
);

/** What the desk does with an order as it is now. */
export function OrderActions({ order }: { readonly order: OneDeskOrderView }) {
  const [open, setOpen] = useState<'collect' | 'cancel'>();
  const close = () => setOpen(undefined);
  return (
    <OnScreen>
      <Buttons key={order.status} order={order} onOpen={setOpen} />
      <Suspense>
        <DialogBoundary>{open === 'collect' && <CollectDialog order={order} onClose={close} />}</DialogBoundary>
        <DialogBoundary>{open === 'cancel' && <CancelOrderDialog order={order} onClose={close} />}</DialogBoundary>
      </Suspense>
    </OnScreen>
  );
}

interface ButtonsProps {
  readonly order: OneDeskOrderView;
  readonly onOpen: (dialog: 'collect' | 'cancel') => void;
}

function Buttons({ order, onOpen }: ButtonsProps) {
  const row = useFocusPassedOn<HTMLDivElement>();
  const isReserved = order.status === 'reserved';
  const hasThings = order.products.length > 0;
  return (
    <Row ref={row}>
      {isReserved && hasThings && !order.shipment && (
        <Button onClick={() => onOpen('collect')}>{texts.markAsPickedUp2}</Button>
      )}
      {hasThings && (
        <Button tone="secondary" onClick={() => window.print()}>
          {texts.printPackingList}
        </Button>
      )}
      {isReserved && order.customerEmail && <Resend order={order} />}
      {(isReserved || order.status === 'awaiting_payment') && (
        <Button tone="danger" onClick={() => onOpen('cancel')}>
          {texts.cancelThisOrder}
        </Button>
      )}
    </Row>
  );
}

function Resend({ order: { reference, customerEmail } }: { readonly order: OneDeskOrderView }) {
  const { run, isBusy, problem } = useOrderCommand(reference, resendOrder, () =>
    toast({ title: texts.emailSent, description: customerEmail, tone: 'good' }),
  );
  return (
    <>
      <Button tone="secondary" isBusy={isBusy} busyText={texts.sending} onClick={() => run({})}>
        {texts.resendTheEmail}
      </Button>
      {problem && <Notice tone="bad" title={problem} />}
    </>
  );
}

const OnScreen = styled(Stack)`
  @media print {
    display: none;
  }
`;
