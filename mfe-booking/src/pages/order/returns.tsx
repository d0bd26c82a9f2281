import type { OrderReturnView, OrderView } from '@northlight/contracts';
import { Button, color, dateText, money, size, space, useQuery } from '@northlight/site-kit';
import { dateIn } from '@northlight/site-kit/booking-ui';
import { DialogBoundary } from '@northlight/site-kit/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { venuesQuery } from '../../features/choose-visit/venues.ts';
import { nameOf, ReturnDialog } from '../../features/return-items/return-dialog.tsx';
import type { OrderAccess } from '../../order-access.ts';
import { texts } from '../../texts/return-items.ts';

interface ReturnsProps {
  readonly access: OrderAccess;
  readonly order: OrderView;
}

/** What of an order comes back, and what still may; nothing where neither does. */
export function Returns({ access, order }: ReturnsProps) {
  const { returns = [], returnable = [] } = order;
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  if (returns.length + returnable.length === 0) return null;
  const isExpected = returns.some(({ state }) => state === 'requested');
  return (
    <Section aria-labelledby="order-returns">
      <h2 id="order-returns">{texts.returns}</h2>
      {returnable.length > 0 && <p>{texts.youCanReturnUnwornItems}</p>}
      {isExpected && <HowTo order={order} />}
      {returns.length > 0 && (
        <ul>
          {returns.map((one) => (
            <li key={one.id}>
              <Returned order={order} returned={one} />
            </li>
          ))}
        </ul>
      )}
      {returnable.length > 0 && (
        <Button tone="secondary" onClick={() => setOpen(true)}>
          {texts.returnItems}
        </Button>
      )}
      <DialogBoundary>{isOpen && <ReturnDialog access={access} order={order} onClose={close} />}</DialogBoundary>
    </Section>
  );
}

/** Where the items go. */
function HowTo({ order: { collectAt, reference } }: Pick<ReturnsProps, 'order'>) {
  const flagship = useQuery(venuesQuery).data?.find(({ status }) => status === 'open');
  const place = collectAt
    ? `${collectAt.name}, ${collectAt.address}`
    : flagship && `${flagship.name}, ${flagship.address}, ${flagship.city}, ${flagship.state} ${flagship.zipCode}`;
  return <p>{place ? texts.bringOrSend({ place, reference }) : texts.bringOrSendToUs({ reference })}</p>;
}

function Returned({ order, returned }: { readonly order: OrderView; readonly returned: OrderReturnView }) {
  const { lines, requestedAt } = returned;
  return (
    <>
      <b>{stateText(returned)}</b>
      <small>
        {lines
          .map(({ line, quantity, received }) =>
            texts.items({ count: received ?? quantity, name: nameOf(order.products[line]) }),
          )
          .join(', ')}
      </small>
      <small>{texts.requestedOn({ date: dateText(dateIn(hereZone, new Date(requestedAt))) })}</small>
    </>
  );
}

function stateText({ state, refund, voucherBack = 0 }: OrderReturnView): string {
  if (state === 'requested') return texts.requested;
  if (refund + voucherBack === 0) return texts.nothingRefunded;
  const parts = [
    ...(refund > 0 ? [refundTexts[state]({ refund: money(refund) })] : []),
    ...(voucherBack > 0 ? [texts.backOnYourGiftCard({ amount: money(voucherBack) })] : []),
  ];
  return parts.join(', ');
}

const refundTexts = {
  refunding: texts.onItsWayBack,
  due_at_venue: texts.toBePaidBack,
  refunded: texts.isRefunded,
} as const;

const hereZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

const Section = styled.section`
  display: grid;
  justify-items: start;
  gap: ${space.l};
  padding-top: ${space.xl};
  border-top: 1px solid ${color.line};

  > p {
    max-width: 60ch;
    color: ${color.inkQuiet};
  }

  ul {
    display: grid;
    width: 100%;
  }

  li {
    padding-block: ${space.m};
    border-top: 1px solid ${color.line};
  }

  small {
    display: block;
    color: ${color.inkQuiet};
    font-size: ${size.small};
  }
`;
