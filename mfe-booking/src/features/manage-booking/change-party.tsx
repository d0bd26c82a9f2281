import { type BookingView, type PartyChangedView, ticketLimits } from '@northlight/contracts';
import { Button, count, money, Notice, Stack, toast } from '@northlight/site-kit';
import { Stepper } from '@northlight/site-kit/ui';
import { useState } from 'react';
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
  const { run, isBusy, problem } = useCommand<PartyChangedView>(access, 'party', (changed) =>
    toast({
      title: `Your booking has ${count(changed.numberOfTickets, 'ticket')}`,
      description: billText(changed),
      tone: 'good',
    }),
  );
  const isFamily = booking.ticketType === 'family';
  const isSame = tickets === booking.numberOfTickets;
  return (
    <Stack $gap="l">
      <Stepper
        label="Number of tickets"
        value={tickets}
        min={ticketLimits.min}
        max={ticketLimits.max}
        isLocked={isFamily}
        hint={isFamily ? 'Family Pack is for exactly 4 tickets.' : priceText(booking)}
        onChange={setTickets}
        onRefuse={setRefused}
      />
      {!isFamily && (
        <div>
          <Button
            tone="secondary"
            isBusy={isBusy || isSame || isRefused}
            busyText={isBusy ? 'Changing…' : undefined}
            onClick={() => run({ numberOfTickets: tickets })}
          >
            {isSame ? 'Change tickets' : `Change to ${count(tickets, 'ticket')}`}
          </Button>
        </div>
      )}
      {problem && <Notice tone="bad" title={problem} />}
    </Stack>
  );
}

const priceText = (booking: BookingView): string =>
  `${money(booking.ticketPrice)} each, as on the day you booked. ${fewerText(booking)}`;

const fewerText = ({ paid, isRefundable }: BookingView): string => {
  if (paid === 0) return 'You pay at the venue: nothing was charged yet.';
  return isRefundable ? 'What fewer tickets cost less goes back to you.' : 'Fewer tickets are no longer refunded.';
};

const billText = ({ totalPrice, refund, voucherBack }: PartyChangedView): string =>
  `New total ${money(totalPrice)}. ${backText(refund, voucherBack)}`.trim();
