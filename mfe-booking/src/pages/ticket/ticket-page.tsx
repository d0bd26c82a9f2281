import { manageTokenIn, type TicketView } from '@northlight/contracts';
import { HttpError, href, LinkButton, Page, PageTitle, Row, useParams, useQuery } from '@northlight/site-kit';
import { Skeleton } from '@northlight/site-kit/ui';
import { NotTheirs } from '../../features/find-links/not-theirs.tsx';
import { type Access, isNotTheirs, isReplaced, ticketQuery } from '../../features/manage-booking/manage-calls.ts';
import { TicketSheet } from '../../features/show-ticket/ticket-sheet.tsx';
import { LoadFailed } from '../../loaded.tsx';
import { texts } from '../../texts/ticket.ts';
import { useLinkToken } from '../../use-link-token.ts';
import { Columns, ForTheScreen, Sheets } from './ticket-layout.ts';
import { TicketWays } from './ticket-ways.tsx';

/** Route /bookings/{id}/ticket: what is shown at the door, for the owner and for whoever has the link of the booking. */
export function TicketPage() {
  const { id = '' } = useParams();
  return <OneTicket key={id} id={id} />;
}

function OneTicket({ id }: { readonly id: string }) {
  const token = useLinkToken('manage', id, manageTokenIn);
  return <Opened key={token} access={{ id, token }} />;
}

function Opened({ access }: { readonly access: Access }) {
  const { data, error, isError, refetch } = useQuery(ticketQuery(access));
  if (data) return <Found access={access} ticket={data} />;
  if (isError && isNotTheirs(error)) return <NotTheirs isReplaced={isReplaced(error)} />;
  if (error instanceof HttpError && error.status === 409) return <Invalid id={access.id} why={error.userMessage} />;
  return (
    <Page title={texts.yourTicket}>
      {isError ? <LoadFailed text={texts.couldntLoadYourTicket} onRetry={refetch} /> : <Loading />}
    </Page>
  );
}

function Found({ access, ticket }: { readonly access: Access; readonly ticket: TicketView }) {
  const { numberOfTickets, status } = ticket;
  const title = numberOfTickets === 1 ? texts.yourTicket : texts.yourTickets;
  return (
    <Page title={title} heading="own">
      <ForTheScreen>
        <PageTitle>{title}</PageTitle>
        <p>{status === 'checked_in' || status === 'completed' ? texts.youreCheckedInYourCode : texts.showThisCode}</p>
      </ForTheScreen>
      <Columns>
        <Sheets>
          {Array.from({ length: numberOfTickets }, (_, before) => before + 1).map((nth) => (
            <TicketSheet key={nth} ticket={ticket} nth={nth} />
          ))}
        </Sheets>
        <TicketWays access={access} tickets={numberOfTickets} />
      </Columns>
    </Page>
  );
}

/** Cancelled, lapsed, or missed: nobody is let in with it, so nothing is shown that looks as if. */
function Invalid({ id, why }: { readonly id: string; readonly why: string | undefined }) {
  return (
    <Page title={texts.thisTicketIsNoLonger} lead={why}>
      <Row>
        <LinkButton to={`/bookings/${id}`}>{texts.seeTheBooking}</LinkButton>
        <LinkButton to={href('booking')} tone="secondary">
          {texts.bookAnotherVisit}
        </LinkButton>
      </Row>
    </Page>
  );
}

function Loading() {
  return (
    <div role="status" aria-label={texts.loadingYourTicket}>
      <Skeleton $height="560px" />
    </div>
  );
}
