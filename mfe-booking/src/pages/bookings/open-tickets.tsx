import type { OwnOpenTicketView } from '@northlight/contracts';
import { dateText, href, LinkButton, money, Row, space, useQuery } from '@northlight/site-kit';
import { Stub } from '@northlight/site-kit/ui';
import styled from 'styled-components';
import { myOpenTicketsQuery } from '../../features/list-bookings/my-bookings.ts';
import { texts } from '../../texts/bookings.ts';
import { Head, Thumb, Total } from '../../ticket-parts.ts';
import { CardName, Ends } from './bookings-layout.ts';

/** Tickets that wait for a time, before the visits that have one. Nothing where there are none, or none to be had now. */
export function OpenTickets() {
  const { data = [] } = useQuery(myOpenTicketsQuery);
  if (data.length === 0) return null;
  return (
    <Waiting aria-labelledby="open-tickets">
      <h2 id="open-tickets">{texts.openTickets}</h2>
      {data.map((ticket) => (
        <TicketCard key={ticket.id} ticket={ticket} />
      ))}
    </Waiting>
  );
}

function TicketCard({ ticket }: { readonly ticket: OwnOpenTicketView }) {
  const { experienceName, venueName, numberOfTickets, chooseBy, state } = ticket;
  const isOpen = state === 'open';
  const date = dateText(chooseBy);
  return (
    <article aria-label={texts.noTimeYet({ experienceName })}>
      <Stub tail={<Tail ticket={ticket} />}>
        <Head>
          <Thumb src={ticket.imageUrl} alt="" shape="square" sizes="132px" />
          <div>
            <CardName as="h3">{experienceName}</CardName>
            <p>{texts.ticketOf({ numberOfTickets, venueName })}</p>
            <p>{isOpen ? texts.chooseATimeBy({ date }) : texts.expiredOn({ date })}</p>
          </div>
        </Head>
      </Stub>
    </article>
  );
}

function Tail({ ticket }: { readonly ticket: OwnOpenTicketView }) {
  const { id, orderId, orderReference, experienceName, totalPrice, state } = ticket;
  if (state !== 'open') {
    return (
      <Total>
        <span>{texts.noTimeWasChosenTheres}</span>
      </Total>
    );
  }
  const page = href('order', { id: orderId });
  return (
    <Ends>
      <Total>
        <span>{texts.orderPayAtTheVenue({ reference: orderReference })}</span>
        {money(totalPrice)}
      </Total>
      <Row $gap="s">
        <LinkButton isSmall to={`${page}?time=${id}`} aria-label={texts.chooseATimeOf({ experienceName })}>
          {texts.chooseATime}
        </LinkButton>
        <LinkButton tone="secondary" isSmall to={page} aria-label={texts.viewOrderOf({ reference: orderReference })}>
          {texts.viewOrder}
        </LinkButton>
      </Row>
    </Ends>
  );
}

const Waiting = styled.section`
  display: grid;
  gap: ${space.xl};
  margin-bottom: ${space.huge};
`;
