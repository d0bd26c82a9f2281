import type { TicketView } from '@northlight/contracts';
import { dateText, site, timeText, weekdayText } from '@northlight/site-kit';
import { QRCodeSVG } from 'qrcode.react';
import type { ReactNode } from 'react';
import { texts } from '../../texts/show-ticket.ts';
import { Facts, Name, Reference, Time } from '../../ticket-parts.ts';
import { zoneName } from '../../zone-text.ts';
import { Code, Day, OnPaper, OnScreen, Rules, Sheet } from './ticket-style.ts';
import { ticketRules, ticketsText } from './ticket-texts.ts';

interface TicketSheetProps {
  readonly ticket: TicketView;
  /** Which of the tickets this is; on the screen the first stands for all. */
  readonly nth: number;
}

/** One ticket, as it is shown at the door or printed on a page of its own (U59). */
export function TicketSheet({ ticket, nth }: TicketSheetProps) {
  const zone = zoneName(ticket.timezone, new Date(ticket.startsAt));
  return (
    <Sheet tail={<DoorCode ticket={ticket} />}>
      <OnPaper as="p">{site.productName}</OnPaper>
      <Name as="h2">{ticket.experienceName}</Name>
      <Day>
        {weekdayText(ticket.date)}, {dateText(ticket.date)}
      </Day>
      <Time>{timeText(ticket.time)}</Time>
      {zone && <Day>{zone}</Day>}
      <Facts>
        {ticket.customerName && <Fact label={texts.name}>{ticket.customerName}</Fact>}
        <Fact label={texts.tickets}>
          <OnScreen>{ticketsText(ticket)}</OnScreen>
          <OnPaper>{texts.of({ nth, ticket: ticketsText(ticket) })}</OnPaper>
        </Fact>
        <Fact label={texts.venue}>
          {ticket.venueName}
          <br />
          {ticket.venueAddress}
        </Fact>
        <Fact label={texts.length}>{texts.min({ duration: ticket.duration })}</Fact>
      </Facts>
      <Rules>
        {ticketRules(ticket).map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </Rules>
    </Sheet>
  );
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Black on white in every theme: scanners read nothing else as well. */
function DoorCode({ ticket: { code, reference } }: Pick<TicketSheetProps, 'ticket'>) {
  return (
    <Code>
      <QRCodeSVG value={code} level="M" marginSize={4} title={texts.ticketCodeForBooking({ reference })} />
      <p>
        <small>{texts.reference}</small>
        <Reference>{reference}</Reference>
      </p>
    </Code>
  );
}
