import type { CalledOffParty } from '@northlight/contracts';
import { color, Link, money, size, space, timeText } from '@northlight/site-kit';
import styled from 'styled-components';
import { texts } from '../../texts/call-off.ts';

interface PartyListProps {
  readonly label: string;
  readonly parties: readonly CalledOffParty[];
}

/** Parties of slots that are called off, each with a way to its booking. */
export const PartyList = ({ label, parties }: PartyListProps) => (
  <List aria-label={label}>
    {parties.map(({ id, reference, experienceName, time, numberOfTickets, paid, customerName }) => (
      <li key={id}>
        <Link to={`/admin/bookings/${reference}`}>{reference}</Link>
        {customerName && ` ${customerName}`}
        <small>
          {timeText(time)}, {experienceName},{' '}
          {paid > 0
            ? texts.ticketOf({ tickets: numberOfTickets, paid: money(paid) })
            : texts.ticket({ numberOfTickets })}
        </small>
      </li>
    ))}
  </List>
);

const List = styled.ul`
  max-height: 25vh;
  overflow-y: auto;
  overflow-wrap: anywhere;

  li {
    padding-block: ${space.s};
    border-top: 1px solid ${color.line};
  }

  small {
    display: block;
    color: ${color.inkQuiet};
    font-size: ${size.small};
  }
`;
