import { listProducts, showOrder } from '@northlight/client';
import type { OrderView } from '@northlight/contracts';
import { Button, color, Notice, refresh, space, toast, useQueryClient } from '@northlight/site-kit';
import { idempotencyKeys } from '@northlight/site-kit/booking-ui';
import { ConfirmDialog } from '@northlight/site-kit/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { wordsOf } from '../../failures.ts';
import { cancelOrder, type OrderAccess } from '../../features/see-order/order-calls.ts';
import { texts } from '../../texts/order.ts';

interface CancelThingsProps {
  readonly access: OrderAccess;
  readonly order: OrderView;
}

/** Gives the merchandise back before it was collected; visits are cancelled one by one, by their own rules (§9). */
export function CancelThings({ access, order }: CancelThingsProps) {
  const [isAsking, setAsking] = useState(false);
  const { cancel, isBusy, problem } = useCancel(access, () => setAsking(false));
  const names = order.products.map(({ name, quantity }) => (quantity > 1 ? `${quantity} × ${name}` : name));
  const hasVisits = order.bookings.length > 0;
  const hasOpen = order.openTickets.some(({ state }) => state === 'open');
  return (
    <Section aria-labelledby="order-cancel">
      <h2 id="order-cancel">{texts.changedYourMind}</h2>
      <p>{hasVisits ? texts.youCanCancelMerchandiseAnySentence : texts.youCanCancelMerchandiseAny}</p>
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
        onConfirm={() => void cancel()}
        onCancel={() => setAsking(false)}
      >
        <p>{texts.theseItemsGoBack({ items: names.join(', ') })}</p>
        {hasVisits && <p>{texts.yourVisitsStayBooked}</p>}
        {hasOpen && <p>{texts.yourOpenTicketsAreStill}</p>}
        {problem && <Notice tone="bad" title={problem} />}
      </ConfirmDialog>
    </Section>
  );
}

const useCancel = (access: OrderAccess, onDone: () => void) => {
  const [keys] = useState(idempotencyKeys);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const client = useQueryClient();
  const cancel = async () => {
    setBusy(true);
    setProblem(undefined);
    const failed = await cancelOrder(access, keys.keyFor({ id: access.id })).then(() => undefined, wordsOf);
    await refresh(client, showOrder);
    void refresh(client, listProducts);
    setBusy(false);
    if (failed) return setProblem(failed);
    toast({ title: texts.yourItemsAreCanceled, tone: 'good' });
    onDone();
  };
  return { cancel, isBusy, problem };
};

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
