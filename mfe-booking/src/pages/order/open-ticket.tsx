import type { OpenTicketView } from '@northlight/contracts';
import { Button, dateText, money, onDemand, PartBoundary, space, useLocation } from '@northlight/site-kit';
import { Skeleton, Stub } from '@northlight/site-kit/ui';
import { useState } from 'react';
import styled from 'styled-components';
import type { OrderAccess } from '../../order-access.ts';
import { texts } from '../../texts/order.ts';
import { Facts, Head, Name, Thumb, Total } from '../../ticket-parts.ts';
import { CancelTicket } from './cancel-ticket.tsx';
import { Actions } from './order-layout.ts';

/** With calendar and board: only for those who have a time to choose. */
const { Component: ChooseTime } = onDemand(async () => (await import('./choose-time.tsx')).ChooseTime);

interface OpenTicketProps {
  readonly access: OrderAccess;
  readonly ticket: OpenTicketView;
  /** Its order waits for no payment. */
  readonly isGood: boolean;
}

/** Tickets of the order whose time is chosen later, as they stand now. */
export function OpenTicket({ access, ticket, isGood }: OpenTicketProps) {
  const { experienceName, totalPrice, state } = ticket;
  const isOpen = state === 'open';
  return (
    <Stub
      tail={
        <Total>
          <span>{isOpen ? includedText(ticket) : overText(ticket)}</span>
          {isOpen && money(totalPrice)}
        </Total>
      }
    >
      <Head>
        <Thumb src={ticket.imageUrl} alt="" shape="square" sizes="132px" />
        <div>
          <Name as="h2">{experienceName}</Name>
          <p>{texts.noTimeYet}</p>
          {isOpen && <p>{texts.chooseATimeBy({ date: dateText(ticket.chooseBy) })}</p>}
        </div>
      </Head>
      <Facts>
        <div>
          <dt>{texts.tickets}</dt>
          <dd>{texts.ticket({ numberOfTickets: ticket.numberOfTickets })}</dd>
        </div>
        <div>
          <dt>{texts.venue}</dt>
          <dd>{ticket.venueName}</dd>
        </div>
      </Facts>
      {isOpen && isGood && <Ways access={access} ticket={ticket} />}
    </Stub>
  );
}

const includedText = ({ bookingFee, tax }: OpenTicketView): string =>
  [texts.bookingFeeIncluded({ fee: money(bookingFee) }), ...(tax ? [texts.taxIncluded({ tax: money(tax) })] : [])].join(
    ', ',
  );

function overText({ state, chooseBy, paidOnline }: OpenTicketView): string {
  const date = dateText(chooseBy);
  if (state !== 'expired') return paidOnline ? texts.theseTicketsAreCanceledBack : texts.theseTicketsAreCanceledTheres;
  return paidOnline ? texts.theseTicketsExpiredOn({ date }) : texts.theseTicketsExpiredOnTheres({ date });
}

function Ways({ access, ticket }: Omit<OpenTicketProps, 'isGood'>) {
  const { search } = useLocation();
  const [isChoosing, setChoosing] = useState(() => new URLSearchParams(search).get('time') === ticket.id);
  return (
    <>
      <Actions>
        {!isChoosing && (
          <Button
            isSmall
            aria-label={texts.chooseATimeOf({ experienceName: ticket.experienceName })}
            onClick={() => setChoosing(true)}
          >
            {texts.chooseATime}
          </Button>
        )}
        <CancelTicket access={access} ticket={ticket} />
      </Actions>
      {isChoosing && (
        <Choice role="group" aria-label={texts.dateAndTime({ experienceName: ticket.experienceName })}>
          <PartBoundary whileLoading={<Skeleton $height="640px" />}>
            <ChooseTime access={access} ticket={ticket} />
          </PartBoundary>
        </Choice>
      )}
    </>
  );
}

const Choice = styled.div`
  margin-top: ${space.xl};

  @media print {
    display: none;
  }
`;
