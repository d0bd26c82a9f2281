import type { OneDeskOrderView, OrderReturnView, ReturnReason } from '@northlight/contracts';
import { Badge, type BadgeTone, Button, color, money, Quiet, Row, Stack, space } from '@northlight/site-kit';
import { DialogBoundary } from '@northlight/site-kit/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { minuteText } from '../../format/moments.ts';
import { nameOfLine } from '../../queries/orders.ts';
import { texts } from '../../texts/take-returns.ts';
import { PayBackDialog } from './pay-back-dialog.tsx';
import { ReceiveDialog } from './receive-dialog.tsx';

const looks: Readonly<Record<OrderReturnView['state'], readonly [word: string, tone: BadgeTone]>> = {
  requested: [texts.requested, 'few'],
  refunding: [texts.refundOnItsWay, 'held'],
  due_at_venue: [texts.payBackHere, 'few'],
  refunded: [texts.refunded, 'good'],
};

const reasons: Readonly<Record<ReturnReason, string>> = {
  changed_mind: texts.changedTheirMind,
  wrong_size: texts.doesntFit,
  damaged: texts.damagedOrDefective,
  wrong_item: texts.notWhatTheyOrdered,
  other: texts.somethingElse,
};

interface ReturnsSectionProps {
  readonly order: OneDeskOrderView;
  readonly returns: readonly OrderReturnView[];
}

/** What comes back of an order, and what the desk does with it. */
export function ReturnsSection({ order, returns }: ReturnsSectionProps) {
  const [opened, setOpened] = useState<OrderReturnView>();
  const close = () => setOpened(undefined);
  return (
    <Section aria-label={texts.returns}>
      <h2>{texts.returns}</h2>
      <ul>
        {returns.map((one) => (
          <li key={one.id}>
            <Returned order={order} returned={one} onOpen={() => setOpened(one)} />
          </li>
        ))}
      </ul>
      <DialogBoundary>
        {opened?.state === 'requested' && <ReceiveDialog order={order} returned={opened} onClose={close} />}
      </DialogBoundary>
      <DialogBoundary>
        {opened?.state === 'due_at_venue' && <PayBackDialog order={order} returned={opened} onClose={close} />}
      </DialogBoundary>
    </Section>
  );
}

interface ReturnedProps {
  readonly order: OneDeskOrderView;
  readonly returned: OrderReturnView;
  readonly onOpen: () => void;
}

function Returned({ order, returned, onOpen }: ReturnedProps) {
  const { state, reason, requestedAt, refund, voucherBack, lines } = returned;
  const [word, tone] = looks[state];
  return (
    <Stack $gap="s">
      <Row $spread>
        <b>{itemsText(order, lines)}</b>
        <Badge $tone={tone}>{word}</Badge>
      </Row>
      <Quiet>{texts.requestedOn({ at: minuteText(requestedAt), reason: reasons[reason] })}</Quiet>
      {refund > 0 && <Quiet>{money(refund)}</Quiet>}
      {voucherBack && <Quiet>{texts.backOnTheGiftCard({ amount: money(voucherBack) })}</Quiet>}
      {state === 'requested' && (
        <div>
          <Button isSmall onClick={onOpen}>
            {texts.markAsReceived}
          </Button>
        </div>
      )}
      {state === 'due_at_venue' && (
        <div>
          <Button isSmall onClick={onOpen}>
            {texts.payBack({ refund: money(refund) })}
          </Button>
        </div>
      )}
    </Stack>
  );
}

const itemsText = ({ products }: OneDeskOrderView, lines: OrderReturnView['lines']): string =>
  lines
    .map(({ line, quantity, received }) => {
      const product = products[line];
      return texts.items({ count: received ?? quantity, name: product ? nameOfLine(product) : '' });
    })
    .join(', ');

const Section = styled.section`
  li {
    padding-block: ${space.m};
    border-top: 1px solid ${color.line};
  }

  ul {
    margin-top: ${space.m};
  }

  @media print {
    display: none;
  }
`;
