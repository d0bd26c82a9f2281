import type { OneDeskOrderView } from '@northlight/contracts';
import { Button, Notice, Row, Stack, toast } from '@northlight/site-kit';
import { useState } from 'react';
import styled from 'styled-components';
import { CancelOrderDialog } from './cancel-order-dialog.tsx';
import { CollectDialog } from './collect-dialog.tsx';
import { useOrderCommand } from './use-order-command.ts';

/** What the desk does with an order as it is now. */
export function OrderActions({ order }: { readonly order: OneDeskOrderView }) {
  const [open, setOpen] = useState<'collect' | 'cancel'>();
  const close = () => setOpen(undefined);
  const isReserved = order.status === 'reserved';
  const hasThings = order.products.length > 0;
  return (
    <OnScreen>
      <Row>
        {isReserved && hasThings && <Button onClick={() => setOpen('collect')}>Hand it over</Button>}
        {hasThings && (
          <Button tone="secondary" onClick={() => window.print()}>
            Print the packing list
          </Button>
        )}
        {isReserved && order.customerEmail && <Resend order={order} />}
        {isReserved && (
          <Button tone="danger" onClick={() => setOpen('cancel')}>
            Cancel this order
          </Button>
        )}
      </Row>
      {open === 'collect' && <CollectDialog order={order} onClose={close} />}
      {open === 'cancel' && <CancelOrderDialog order={order} onClose={close} />}
    </OnScreen>
  );
}

function Resend({ order: { reference, customerEmail } }: { readonly order: OneDeskOrderView }) {
  const { run, isBusy, problem } = useOrderCommand(reference, 'resend', () =>
    toast({ title: 'The mail is on its way', description: customerEmail, tone: 'good' }),
  );
  return (
    <>
      <Button tone="secondary" isBusy={isBusy} busyText="Sending…" onClick={() => run({})}>
        Send the mail again
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
