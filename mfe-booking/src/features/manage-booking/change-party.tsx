import { changeParty } from '@northlight/client';
import { type BookingView, type PartyChangedView, ticketLimits } from '@northlight/contracts';
import { Button, money, Notice, Stack, toast } from '@northlight/site-kit';
import { Stepper } from '@northlight/site-kit/ui';
import { useState } from 'react';
import { texts } from '../../texts/manage-booking.ts';
import type { Access } from './manage-calls.ts';
import { backText } from './manage-texts.ts';
import { useCommand } from './use-command.ts';

interface ChangePartyProps {
  readonly access: Access;
  readonly booking: BookingView;
}

/** Another number of tickets, at the ticket price of the day on which it was booked. */
export function ChangeParty({ access, booking }: ChangePartyProps) {
  const [tickets, setTickets] = useState(booking.numberOfTickets);
  const [isRefused, setRefused] = useState(false);
  const { run, isBusy, problem } = useCommand(access, changeParty, (changed) =>
    toast({
      title: texts.yourBookingNowHasTicket({ numberOfTickets: changed.numberOfTickets }),
      description: billText(changed),
      tone: 'good',
    }),
  );
  const isFamily = booking.ticketType === 'family';
  const isSame = tickets === booking.numberOfTickets;
  return (
    <Stack $gap="l">
      <Stepper
        label={texts.numberOfTickets}
        value={tickets}
        min={ticketLimits.min}
        max={ticketLimits.max}
        isLocked={isFamily}
        hint={isFamily ? texts.familyPackIsForExactly : priceText(booking)}
        onChange={setTickets}
        onRefuse={setRefused}
      />
      {!isFamily && (
        <div>
          <Button
            tone="secondary"
            isBusy={isBusy || isSame || isRefused}
            busyText={isBusy ? texts.updating : undefined}
            onClick={() => run({ numberOfTickets: tickets })}
          >
            {isSame ? texts.changeTickets : texts.changeToTicket({ tickets })}
          </Button>
        </div>
      )}
      {problem && <Notice tone="bad" title={problem} />}
    </Stack>
  );
}

const priceText = (booking: BookingView): string =>
  texts.eachThePriceWhenYou({ ticketPrice: money(booking.ticketPrice), refundRule: fewerText(booking) });

const fewerText = ({ paid, isRefundable }: BookingView): string => {
  if (paid === 0) return texts.nothingHasBeenChargedYet;
  return isRefundable ? texts.ifYouRemoveTicketsWell : texts.removingTicketsNoLongerGets;
};

const billText = ({ totalPrice, refund, voucherBack }: PartyChangedView): string =>
  texts.yourNewTotal({ totalPrice: money(totalPrice), refund: backText(refund, voucherBack) }).trim();
