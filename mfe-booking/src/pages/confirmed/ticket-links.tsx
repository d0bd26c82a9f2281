import { Button, LinkButton, Row, toast } from '@northlight/site-kit';
import { useState } from 'react';
import { wordsOf } from '../../failures.ts';
import { saveCalendar } from '../../features/manage-booking/manage-calls.ts';
import { takeLinkToken } from '../../link-token.ts';
import { texts } from '../../texts/confirmed.ts';

interface TicketLinksProps {
  readonly id: string;
  readonly tickets: number;
}

const none = () => undefined;

/** The ticket to show or print, and the entry for the calendar (U12). */
export function TicketLinks({ id, tickets }: TicketLinksProps) {
  const [token] = useState(() => takeLinkToken('manage', id, none)); // as this tab has kept it
  const failed = (reason: unknown) =>
    toast({ title: texts.couldntCreateTheCalendarEntry, description: wordsOf(reason), tone: 'bad' });
  return (
    <Row>
      <LinkButton to={`/bookings/${id}/ticket`}>
        {tickets === 1 ? texts.showOrPrintTicket : texts.showOrPrintTickets}
      </LinkButton>
      <Button tone="secondary" onClick={() => void saveCalendar({ id, token }).catch(failed)}>
        {texts.addToCalendar}
      </Button>
    </Row>
  );
}
