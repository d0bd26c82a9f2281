import { Button, LinkButton, Quiet, toast, useSession } from '@northlight/site-kit';
import { wordsOf } from '../../failures.ts';
import { type Access, saveCalendar } from '../../features/manage-booking/manage-calls.ts';
import { texts } from '../../texts/ticket.ts';
import { Ways } from './ticket-layout.ts';

interface TicketWaysProps {
  readonly access: Access;
  readonly tickets: number;
}

/** What may be done with tickets. */
export function TicketWays({ access, tickets }: TicketWaysProps) {
  const { user } = useSession();
  const failed = (reason: unknown) =>
    toast({ title: texts.couldntCreateTheCalendarEntry, description: wordsOf(reason), tone: 'bad' });
  return (
    <Ways>
      <Button onClick={() => void saveCalendar(access).catch(failed)}>{texts.addToCalendar}</Button>
      <Button tone="secondary" onClick={() => window.print()}>
        {tickets === 1 ? texts.printTicket : texts.printTickets}
      </Button>
      <LinkButton to={`/bookings/${access.id}`} tone="secondary">
        {texts.changeOrCancel}
      </LinkButton>
      {user && (
        <LinkButton to="/bookings" tone="quiet">
          {texts.myBookings}
        </LinkButton>
      )}
      {tickets > 1 && <Quiet>{texts.yourTicketPrintsOnOne({ tickets })}</Quiet>}
    </Ways>
  );
}
