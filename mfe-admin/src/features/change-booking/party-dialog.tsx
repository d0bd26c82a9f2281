import { changePartyAtDesk } from '@northlight/client';
import { type DeskBookingView, type PartyChangedView, ticketLimits } from '@northlight/contracts';
import { money, Notice, Stack, toast } from '@northlight/site-kit';
import { ConfirmDialog, Stepper } from '@northlight/site-kit/ui';
import { useState } from 'react';
import { texts } from '../../texts/change-booking.ts';
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
  const { run, isBusy, problem } = useDeskCommand(booking, changePartyAtDesk, (done) => {
    onClose();
    const title = texts.nowHasTicket({ reference, numberOfTickets: done.numberOfTickets });
    toast({ title, description: moneyText(done), tone: 'good' });
  });
  return (
    <ConfirmDialog
      isOpen
      title={texts.changeTheTickets({ reference })}
      confirmText={tickets === numberOfTickets ? texts.chooseAnotherNumber : texts.changeToTicket({ tickets })}
      busyText={isBusy ? texts.changing : texts.chooseAnotherNumber}
      isBusy={isBusy || tickets === numberOfTickets}
      onConfirm={() => run({ numberOfTickets: tickets })}
      onCancel={onClose}
    >
      <Stack>
        <p>{(isIn ? texts.thisBookingHasTicketOf : texts.thisBookingHasTicket)({ numberOfTickets })}</p>
        <Stepper
          label={texts.tickets}
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

/** "New total: $108.12. Refund owed: $36.04." */
const moneyText = ({ totalPrice, refund, voucherBack = 0 }: PartyChangedView): string =>
  [
    texts.newTotal({ totalPrice: money(totalPrice) }),
    refund > 0 ? texts.refundOwed({ refund: money(refund) }) : '',
    voucherBack > 0 ? texts.returnedToTheGiftVoucher({ voucherBack: money(voucherBack) }) : '',
  ]
    .filter(Boolean)
    .join(' ');
