import { cancelOpenTicket } from '@northlight/client';
import type { OpenTicketView } from '@northlight/contracts';
import { Button, Notice, toast } from '@northlight/site-kit';
import { ConfirmDialog } from '@northlight/site-kit/ui';
import { useState } from 'react';
import { useTicketCommand } from '../../features/see-order/use-ticket-command.ts';
import type { OrderAccess } from '../../order-access.ts';
import { texts } from '../../texts/order.ts';

interface CancelTicketProps {
  readonly access: OrderAccess;
  readonly ticket: OpenTicketView;
}

/** Gives up tickets that have no time yet; what was paid for them online goes back. */
export function CancelTicket({ access, ticket }: CancelTicketProps) {
  const { experienceName, numberOfTickets: tickets, paidOnline } = ticket;
  const [isAsking, setAsking] = useState(false);
  const { run, isBusy, problem } = useTicketCommand({
    ...{ access, ticket: ticket.id, operation: cancelOpenTicket },
    onDone: () => {
      setAsking(false);
      toast({ title: texts.yourTicketsAreCanceled, description: experienceName, tone: 'good' });
    },
  });
  return (
    <>
      <Button tone="quiet" isSmall aria-label={texts.cancelOf({ experienceName })} onClick={() => setAsking(true)}>
        {texts.cancel}
      </Button>
      <ConfirmDialog
        title={texts.cancelTheseTickets}
        isOpen={isAsking}
        confirmText={texts.cancelTickets}
        cancelText={texts.keepTickets}
        isBusy={isBusy}
        busyText={texts.canceling}
        onConfirm={() => run({})}
        onCancel={() => setAsking(false)}
      >
        <p>{(paidOnline ? texts.ticketPaidOf : texts.ticketOf)({ experienceName, tickets })}</p>
        {problem && <Notice tone="bad" title={problem} />}
      </ConfirmDialog>
    </>
  );
}
