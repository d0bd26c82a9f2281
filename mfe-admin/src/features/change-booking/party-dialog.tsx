import { type DeskBookingView, type PartyChangedView, ticketLimits } from '@northlight/contracts';
import { count, money, Notice, Stack, toast } from '@northlight/site-kit';
import { ConfirmDialog, Stepper } from '@northlight/site-kit/ui';
import { useState } from 'react';
import { useDeskCommand } from './use-desk-command.ts';

interface PartyDialogProps {
  readonly booking: DeskBookingView;
  readonly onClose: () => void;
}

/** Another number of tickets on the day: the deadlines of the customer do not bind the desk. */
export function PartyDialog({ booking, onClose }: PartyDialogProps) {
  const { reference, numberOfTickets, status } = booking;
  const isIn = status === 'checked_in';
  const [tickets, setTickets] = useState(numberOfTickets);
  const { run, isBusy, problem } = useDeskCommand<PartyChangedView>(booking, 'party', (done) => {
    onClose();
    const title = `${reference} has ${count(done.numberOfTickets, 'ticket')}`;
    toast({ title, description: moneyText(done), tone: 'good' });
  });
  return (
    <ConfirmDialog
      isOpen
      title={`Change the tickets of ${reference}?`}
      confirmText={tickets === numberOfTickets ? 'Choose another number' : `Have ${count(tickets, 'ticket')}`}
      busyText={isBusy ? 'Changing…' : 'Choose another number'}
      isBusy={isBusy || tickets === numberOfTickets}
      onConfirm={() => run({ numberOfTickets: tickets })}
      onCancel={onClose}
    >
      <Stack>
        <p>
          It has {count(numberOfTickets, 'ticket')}, at the price of the day on which it was booked. What is less and
          was paid is to be paid back
          {isIn ? '. The party is in: only fewer can be chosen.' : '; what is more is to be paid here.'}
        </p>
        <Stepper
          label="Tickets"
          value={tickets}
          onChange={setTickets}
          min={1}
          max={isIn ? numberOfTickets : ticketLimits.max}
        />
        {problem && <Notice tone="bad" title={problem} />}
      </Stack>
    </ConfirmDialog>
  );
}

/** "New total $108.12. To be paid back: $36.04." */
const moneyText = ({ totalPrice, refund, voucherBack = 0 }: PartyChangedView): string =>
  [
    `New total ${money(totalPrice)}.`,
    refund > 0 ? `To be paid back: ${money(refund)}.` : '',
    voucherBack > 0 ? `Back on the gift voucher: ${money(voucherBack)}.` : '',
  ]
    .filter(Boolean)
    .join(' ');
