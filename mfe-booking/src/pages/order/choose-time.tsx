import { scheduleOpenTicket } from '@northlight/client';
import type { OpenTicketView } from '@northlight/contracts';
import { toast, useQuery } from '@northlight/site-kit';
import { venuesQuery } from '../../features/choose-visit/venues.ts';
import { PickTime, whenText } from '../../features/find-slots/pick-time.tsx';
import { useTicketCommand } from '../../features/see-order/use-ticket-command.ts';
import type { OrderAccess } from '../../order-access.ts';
import { texts } from '../../texts/order.ts';

interface ChooseTimeProps {
  readonly access: OrderAccess;
  readonly ticket: OpenTicketView;
}

const words = { press: (when: string) => texts.book({ when }), busy: texts.processing };

/** The time of tickets that were ordered without one: everything else is settled, so this books the visit. */
export function ChooseTime({ access, ticket }: ChooseTimeProps) {
  const { run, isBusy, problem } = useTicketCommand({
    ...{ access, ticket: ticket.id, operation: scheduleOpenTicket },
    onDone: (visit) => toast({ title: texts.yourVisitIsBooked, description: whenText(visit), tone: 'good' }),
  });
  const venue = useQuery(venuesQuery).data?.find(({ id }) => id === ticket.venueId);
  return <PickTime name={ticket.id} visit={ticket} venue={venue} {...{ isBusy, problem, words }} onPick={run} />;
}
