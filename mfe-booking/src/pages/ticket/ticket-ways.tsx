import { Button, count, LinkButton, Quiet, toast, useSession } from '@northlight/site-kit';
import { wordsOf } from '../../failures.ts';
import { type Access, saveCalendar } from '../../features/manage-booking/manage-calls.ts';
import { Ways } from './ticket-layout.ts';

interface TicketWaysProps {
  readonly access: Access;
  readonly tickets: number;
}

/** What may be done with tickets. */
export function TicketWays({ access, tickets }: TicketWaysProps) {
  const { user } = useSession();
  const failed = (reason: unknown) =>
    toast({ title: 'The calendar entry could not be made', description: wordsOf(reason), tone: 'bad' });
  return (
    <Ways>
      <Button onClick={() => void saveCalendar(access).catch(failed)}>Add to calendar</Button>
      <Button tone="secondary" onClick={() => window.print()}>
        {tickets === 1 ? 'Print ticket' : 'Print tickets'}
      </Button>
      <LinkButton to={`/bookings/${access.id}`} tone="secondary">
        Change or cancel
      </LinkButton>
      {user && (
        <LinkButton to="/bookings" tone="quiet">
          My bookings
        </LinkButton>
      )}
      {tickets > 1 && <Quiet>Printed, each of your {count(tickets, 'ticket')} has a page of its own.</Quiet>}
    </Ways>
  );
}
