import type { BookingQuote } from '@northlight/contracts';
import { color, money, size, space } from '@northlight/site-kit';
import { Stub } from '@northlight/site-kit/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { type Loaded, LoadFailed } from '../../loaded.tsx';
import { texts } from '../../texts/quote-booking.ts';
import { ComingTotal } from '../../ticket-parts.ts';
import { priceRows } from './price-rows.ts';

interface PriceStubProps {
  readonly quote: Loaded<BookingQuote>;
  /** What the ticket is for: experience, day, time. */
  readonly children: ReactNode;
}

/** The price breakdown as the ticket that it will become. The total is the most prominent (U24). */
export function PriceStub({ quote, children }: PriceStubProps) {
  const { data, isError } = quote;
  return (
    <Stub
      tail={
        <ComingTotal>
          <span>{texts.total}</span> {data ? money(data.totalPrice) : <small>{texts.notAvailableYet}</small>}
        </ComingTotal>
      }
    >
      {children}
      {data && <Rows quote={data} />}
      {!data && !isError && <Note>{texts.selectAnExperienceToSee}</Note>}
      {isError && <LoadFailed text={texts.couldntLoadThePrice} onRetry={quote.refetch} />}
    </Stub>
  );
}

function Rows({ quote }: { readonly quote: BookingQuote }) {
  return (
    <List>
      {priceRows(quote).map(({ label, amount }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
    </List>
  );
}

const List = styled.dl`
  margin-top: ${space.l};

  > div {
    display: flex;
    justify-content: space-between;
    gap: ${space.l};
    padding-block: 5px;
  }

  dt {
    color: ${color.inkQuiet};
  }

  dd {
    white-space: nowrap;
  }
`;

const Note = styled.p`
  margin-top: ${space.l};
  color: ${color.inkQuiet};
  font-size: ${size.small};
`;
