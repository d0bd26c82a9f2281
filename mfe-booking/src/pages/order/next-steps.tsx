import type { OrderView } from '@northlight/contracts';
import { Button, color, href, LinkButton, Notice, Row, Stack, space, useHouseRules } from '@northlight/site-kit';
import styled from 'styled-components';
import { changeText } from '../../change-text.ts';
import type { OrderAccess } from '../../features/see-order/order-calls.ts';
import { CancelThings } from './cancel-things.tsx';

interface NextStepsProps {
  readonly access: OrderAccess;
  readonly order: OrderView & { readonly priceAdjusted?: boolean };
  readonly isFresh: boolean;
}

/** What happens now, in the order in which it happens, and what may still be done. */
export function NextSteps({ access, order, isFresh }: NextStepsProps) {
  const isReserved = order.status === 'reserved';
  return (
    <Aside $gap="xl">
      {order.priceAdjusted && isFresh && (
        <Notice title="The price changed while you were ordering">
          <p>The total on this page is the one that counts.</p>
        </Notice>
      )}
      {isReserved && <Steps order={order} isFresh={isFresh} />}
      <Row>
        <Button onClick={() => window.print()}>Print</Button>
        <LinkButton to={href('experiences')} tone="secondary">
          Explore experiences
        </LinkButton>
      </Row>
      {order.canCancel && order.products.length > 0 && <CancelThings access={access} order={order} />}
    </Aside>
  );
}

function Steps({ order, isFresh }: Omit<NextStepsProps, 'access'>) {
  const { bookings, products, customerEmail } = order;
  const rules = useHouseRules();
  const when = isFresh ? 'is on its way to' : 'went to';
  return (
    <section aria-labelledby="next-steps">
      <h2 id="next-steps">What happens next</h2>
      <List>
        <li>
          The confirmation {when} <b>{customerEmail}</b>, with a link to this page.
        </li>
        {bookings.length > 0 && <li>Show the reference of your visit at the door. The orientation is included.</li>}
        {products.length > 0 && <li>Your merchandise waits at the desk: say your order’s reference there.</li>}
        <li>Nothing was charged online: you pay at the venue.</li>
        {bookings.length > 0 && (
          <li>
            {isFresh
              ? changeText(rules, 'a visit')
              : 'Plans change: the link in the mail of a visit shows until when it may be moved or cancelled.'}
          </li>
        )}
      </List>
    </section>
  );
}

const Aside = styled(Stack)`
  @media print {
    display: none;
  }
`;

const List = styled.ol`
  max-width: 60ch;
  margin-top: ${space.l};
  border-top: 1px solid ${color.line};

  li {
    padding-block: ${space.m};
    border-bottom: 1px solid ${color.line};
  }
`;
