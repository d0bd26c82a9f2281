import { type TicketType, ticketLimits } from '@northlight/contracts';
import { Stack, useBookingPolicy } from '@northlight/site-kit';
import { RadioCards, Stepper } from '@northlight/site-kit/ui';
import type { OwnPlan } from '../../own-plan.ts';
import { texts } from '../../texts/choose-tickets.ts';
import { countHint, ticketOptions } from './ticket-options.ts';

interface TicketsStepProps {
  readonly ids: { readonly type: string; readonly tickets: string };
  readonly type: TicketType;
  readonly tickets: number;
  /** Dollars per person; undefined until an experience is chosen. */
  readonly price: number | undefined;
  /** Of the customer, where it makes member tickets cheaper. */
  readonly plan: OwnPlan | undefined;
  readonly errors: { readonly type: string | undefined; readonly tickets: string | undefined };
  readonly onType: (type: TicketType) => void;
  readonly onTickets: (tickets: number) => void;
  /** True while the field holds something that is no number from 1 to 20. */
  readonly onRefuse: (isRefused: boolean) => void;
}

/** How many people, at which price. */
export function TicketsStep({ ids, type, tickets, price, plan, errors, onType, ...on }: TicketsStepProps) {
  return (
    <Stack $gap="xl">
      <Stepper
        id={ids.tickets}
        label={texts.numberOfTickets}
        value={tickets}
        min={ticketLimits.min}
        max={ticketLimits.max}
        isLocked={type === 'family'}
        hint={countHint(type)}
        error={errors.tickets}
        onChange={on.onTickets}
        onRefuse={on.onRefuse}
      />
      <div id={ids.type} tabIndex={-1}>
        <RadioCards
          legend={texts.ticketType}
          name="ticketType"
          options={ticketOptions({ tickets, price, plan, rules: useBookingPolicy() })}
          value={type}
          error={errors.type}
          onChange={({ target }) => onType(target.value as TicketType)}
        />
      </div>
    </Stack>
  );
}
