import type { OneDeskOrderView } from '@northlight/contracts';
import { color, money, Quiet, Row, Surface, size, space } from '@northlight/site-kit';
import styled from 'styled-components';
import { minuteText } from '../../moments.ts';
import { OrderBadge } from '../../order-badge.tsx';

/** Whom an order is for, how it stands, and what it comes to. */
export function OrderFacts({ order }: { readonly order: OneDeskOrderView }) {
  const { status, createdAt, collectAt, bookingFee, voucher, totalPrice } = order;
  return (
    <>
      <Customer order={order} />
      <Surface as="section" aria-label="The order">
        <Row $spread>
          <h2>As it is now</h2>
          <OrderBadge status={status} />
        </Row>
        <Facts>
          <dt>Placed</dt>
          <dd>{minuteText(createdAt)}</dd>
          {collectAt && (
            <>
              <dt>Collect at</dt>
              <dd>{collectAt.name}</dd>
            </>
          )}
          {voucher !== undefined && (
            <>
              <dt>Gift voucher</dt>
              <dd>−{money(voucher)}</dd>
            </>
          )}
          <dt>Total</dt>
          <dd>
            <b>{money(totalPrice)}</b>
            {bookingFee > 0 && `, of it ${money(bookingFee)} booking fee`}
          </dd>
        </Facts>
      </Surface>
    </>
  );
}

function Customer({ order: { customerName, customerEmail, customerPhone } }: { readonly order: OneDeskOrderView }) {
  return (
    <Who aria-label="Customer">
      <h2>{customerName || 'Name erased'}</h2>
      {customerEmail && (
        <p>
          <a href={`mailto:${customerEmail}`}>{customerEmail}</a>
        </p>
      )}
      {customerPhone && (
        <p>
          <a href={`tel:${customerPhone.replace(/[^+\d]/g, '')}`}>{customerPhone}</a>
        </p>
      )}
      {!customerName && <Quiet>Who it was for was forgotten for good, as they asked.</Quiet>}
    </Who>
  );
}

const Who = styled.section`
  display: grid;
  gap: ${space.xs};

  h2,
  p {
    overflow-wrap: anywhere;
  }

  p {
    font-size: ${size.text};
  }
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space.s} ${space.xl};
  margin-top: ${space.l};

  dt {
    color: ${color.inkQuiet};
  }

  dd {
    margin: 0;
    font-variant-numeric: tabular-nums;
  }
`;
