import type { OpenTicketState, OpenTicketView } from '@northlight/contracts';
import { Badge, dateText, money, Row } from '@northlight/site-kit';
import { texts } from '../../texts/order-details.ts';
import { Lines } from './lines.ts';

/** Tickets of an order that have no time, or had none; those that were given one are visits. */
export const OpenTickets = ({ tickets }: { readonly tickets: readonly OpenTicketView[] }) => (
  <section aria-label={texts.openTickets}>
    <h2>{texts.openTickets}</h2>
    <Lines>
      {tickets.map((ticket) => (
        <Ticket key={ticket.id} ticket={ticket} />
      ))}
    </Lines>
  </section>
);

const states: Readonly<Record<OpenTicketState, readonly ['good' | 'held' | 'plain', string]>> = {
  open: ['held', texts.noTimeYet],
  scheduled: ['good', texts.booked],
  cancelled: ['plain', texts.canceled],
  expired: ['plain', texts.expired],
};

function Ticket({ ticket }: { readonly ticket: OpenTicketView }) {
  const { experienceName, venueName, chooseBy, numberOfTickets, totalPrice, state } = ticket;
  const [tone, words] = states[state];
  return (
    <li>
      <div>
        {experienceName}
        <small>{texts.chooseATime({ date: dateText(chooseBy), venueName })}</small>
      </div>
      <Row $spread>
        <Badge $tone={tone}>{words}</Badge>
        <span>{texts.ticket({ numberOfTickets, totalPrice: money(totalPrice) })}</span>
      </Row>
    </li>
  );
}
