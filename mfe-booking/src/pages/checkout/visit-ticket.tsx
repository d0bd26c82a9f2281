import { type BookingQuote, managePathOf } from '@northlight/contracts';
import {
  Badge,
  type BookedSeats,
  type CartLine,
  dateText,
  Link,
  money,
  onDemand,
  PartBoundary,
  Row,
  timeText,
  weekdayText,
} from '@northlight/site-kit';
import { LineNote } from '@northlight/site-kit/cart-ui';
import { Skeleton, Stub } from '@northlight/site-kit/ui';
import type { ReactNode } from 'react';
import { isOpenVisit } from '../../features/check-out/order-lines.ts';
import { untilText } from '../../features/keep-seats/until-text.ts';
import { priceRows } from '../../features/quote-booking/price-rows.ts';
import { texts } from '../../texts/checkout.ts';
import { GuestPasses } from './guest-passes.tsx';
import { newsIdOf } from './problems.ts';
import { Clock, Facts, Head, Name, PriceRows, TailLine, Thumb } from './ticket-style.ts';
import type { CheckoutDesk } from './use-checkout-desk.ts';
import { LaterNote, VisitActions } from './visit-actions.tsx';

/** With calendar and board: only for those who have a time to choose. */
const { Component: VisitEditor } = onDemand(async () => (await import('./visit-editor.tsx')).VisitEditor);

interface VisitProps {
  readonly desk: CheckoutDesk;
  readonly line: CartLine;
}

/** One visit: booked already, or with all that is to be chosen for it. */
export function VisitTicket({ desk, line, onRemove }: VisitProps & { readonly onRemove: () => void }) {
  const news = desk.news.get(line.lineId);
  const isOpen = desk.editor.openLine === line.lineId && isOpenVisit(line);
  return (
    <Stub tail={<Tail desk={desk} line={line} />}>
      <Head>
        <Thumb src={line.imageUrl} alt="" shape="square" sizes="112px" />
        <div>
          <Name>{line.name}</Name>
          <When line={line} />
        </div>
      </Head>
      <About desk={desk} line={line} />
      {news && <LineNote id={newsIdOf(line)} line={line} news={news} />}
      {desk.editor.isLater(line) && <LaterNote />}
      <GuestPasses desk={desk} line={line} />
      <VisitActions {...{ desk, line, isOpen, onRemove }} />
      {isOpen && (
        <PartBoundary whileLoading={<Skeleton $height="640px" />}>
          <VisitEditor desk={desk} line={line} />
        </PartBoundary>
      )}
    </Stub>
  );
}

function When({ line }: { readonly line: CartLine }) {
  const { date, time } = line.visit ?? {};
  if (!date) return <p>{line.dateTime ?? texts.scheduleLater}</p>;
  return (
    <>
      <p>
        {weekdayText(date)}, {dateText(date)}
      </p>
      <Clock $isOpen={!time}>{time ? timeText(time) : texts.noTimeYet}</Clock>
    </>
  );
}

const typeNames = {
  standard: texts.standard,
  member: texts.member,
  group: texts.group,
  family: texts.familyPack,
} as const;

function About({ desk: { venues }, line }: VisitProps) {
  const { visit, booked, quantity } = line;
  const venue = venues.data?.find(({ id }) => id === visit?.venueId);
  return (
    <Facts>
      <Fact label={texts.tickets}>
        {booked ? (
          <BookedTickets seats={booked} />
        ) : (
          texts.ticket({ quantity, typeNames: typeNames[visit?.ticketType ?? 'standard'] })
        )}
      </Fact>
      {venue && <Fact label={texts.venue}>{venue.name}</Fact>}
      {booked && (
        <Fact label={texts.reference}>
          <Row $gap="s">
            {booked.reference}{' '}
            {booked.heldUntil === undefined ? (
              <Badge $tone="good">{texts.booked}</Badge>
            ) : (
              <Badge $tone="held">{texts.heldUntil({ heldUntil: untilText(booked.heldUntil) })}</Badge>
            )}
          </Row>
        </Fact>
      )}
    </Facts>
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

function BookedTickets({ seats: { bookingId: id, tickets, manageToken } }: { readonly seats: BookedSeats }) {
  const text = texts.ticketOf({ tickets });
  return manageToken ? <Link to={managePathOf({ id, manageToken })}>{text}</Link> : text;
}

function Tail({ desk: { quotes }, line }: VisitProps) {
  const quote = quotes.quotes.get(line.lineId);
  if (!isOpenVisit(line)) {
    return (
      <TailLine>
        <span>
          {line.booked?.voucher
            ? texts.bookingFeeIncludedGiftVoucher({ voucher: money(line.booked.voucher) })
            : texts.bookingFeeIncluded}
        </span>
        {money(line.price)}
      </TailLine>
    );
  }
  return (
    <>
      {quote && <Prices quote={quote} />}
      <TailLine>
        <span>{quote ? texts.includingBookingFee : texts.price}</span>
        {quote ? money(quote.totalPrice) : texts.notAvailableYet}
      </TailLine>
    </>
  );
}

/** The rows that differ from one another: without a discount, the subtotal says nothing new. */
function Prices({ quote }: { readonly quote: BookingQuote }) {
  const rows = priceRows(quote).filter(({ kind }) =>
    kind === 'subtotal' ? quote.discount > 0 : kind !== 'no-discount',
  );
  return (
    <PriceRows>
      {rows.map(({ label, amount }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
    </PriceRows>
  );
}
