import type { OrderView } from '@northlight/contracts';
import { Button, color, Notice, space } from '@northlight/site-kit';
import { ConfirmDialog } from '@northlight/site-kit/ui';
import { useState } from 'react';
import styled from 'styled-components';
import type { OrderAccess } from '../../order-access.ts';
import type { PaidBy } from '../../payment-stage.ts';
import { texts } from '../../texts/order.ts';
import { useCancelOrder } from './use-cancel-order.ts';

interface CancelThingsProps {
  readonly access: OrderAccess;
  readonly order: OrderView;
  readonly paidBy: PaidBy;
}

/** Gives the merchandise back before it was collected; visits are cancelled one by one, by their own rules (§9). */
export function CancelThings({ access, order, paidBy }: CancelThingsProps) {
  const [isAsking, setAsking] = useState(false);
  const { cancel, isBusy, problem } = useCancelOrder(access, {
    ...{ cancelBookings: false, title: texts.yourItemsAreCanceled },
    onDone: () => setAsking(false),
  });
  const names = order.products.map(({ name, quantity }) => (quantity > 1 ? `${quantity} × ${name}` : name));
  const hasVisits = order.bookings.length > 0;
  const hasOpen = order.openTickets.some(({ state }) => state === 'open');
  return (
    <Section aria-labelledby="order-cancel">
      <h2 id="order-cancel">{texts.changedYourMind}</h2>
      <p>
        {order.shipment
          ? texts.youCanCancelBeforeShipping
          : hasVisits
            ? texts.youCanCancelMerchandiseAnySentence
            : texts.youCanCancelMerchandiseAny}
      </p>
      <Button tone="danger" onClick={() => setAsking(true)}>
        {texts.cancelItems}
      </Button>
      <ConfirmDialog
        title={texts.cancelTheseItems}
        isOpen={isAsking}
        confirmText={texts.cancelItems}
        cancelText={texts.keepItems}
        isBusy={isBusy}
        busyText={texts.canceling}
        onConfirm={cancel}
        onCancel={() => setAsking(false)}
      >
        <p>{goBackTexts[paidBy ?? 'unknown']({ items: names.join(', ') })}</p>
        {hasVisits && <p>{texts.yourVisitsStayBooked}</p>}
        {hasOpen && <p>{texts.yourOpenTicketsAreStill}</p>}
        {problem && <Notice tone="bad" title={problem} />}
      </ConfirmDialog>
    </Section>
  );
}

/** What becomes of the items, and of what was paid for them. */
const goBackTexts = {
  online: texts.theseItemsGoBackPaid,
  card: texts.theseItemsGoBackCard,
  venue: texts.theseItemsGoBack,
  unknown: texts.theseItemsGoBackOnly,
} as const;

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
`;
