import { type OrderView, orderTokenIn } from '@northlight/contracts';
import { href, LinkButton, Page, Quiet, Row, useLocation, useParams } from '@northlight/site-kit';
import { Skeleton } from '@northlight/site-kit/ui';
import { useEffect, useRef, useState } from 'react';
import { markOrderFirm } from '../../features/keep-seats/firm-seats.ts';
import { type Standing, useOrderPayment } from '../../features/pay-online/use-order-payment.ts';
import { usePaying } from '../../features/pay-online/use-paying.ts';
import { isNotTheirs } from '../../features/see-order/order-calls.ts';
import { headingOf } from '../../features/see-order/order-texts.ts';
import { isNew, markSeen } from '../../just-made.ts';
import { LoadFailed } from '../../loaded.tsx';
import type { OrderAccess } from '../../order-access.ts';
import { type Returned, returnedIn } from '../../payment-stage.ts';
import { texts } from '../../texts/order.ts';
import { useLinkToken } from '../../use-link-token.ts';
import { AwaitingPayment } from './awaiting-payment.tsx';
import { NextSteps } from './next-steps.tsx';
import { Columns } from './order-layout.ts';
import { OrderTickets } from './order-tickets.tsx';

/** Route /order/{id}#{token}: one order, for the holder of its link; with `?payment=` where the gateway sent them back. */
export function OrderPage() {
  const { id = '' } = useParams();
  return <OneOrder key={id} id={id} />;
}

function OneOrder({ id }: { readonly id: string }) {
  const token = useLinkToken('order', id, orderTokenIn);
  return <Opened key={token} access={{ id, token }} />;
}

function Opened({ access }: { readonly access: OrderAccess }) {
  const { search } = useLocation();
  const [returned] = useState(() => returnedIn(search));
  const { order, standing, isKnown } = useOrderPayment(access, returned);
  const { data, error, isError, refetch } = order;
  if (data && isKnown) return <Found access={access} order={data} standing={standing} returned={returned} />;
  if (isError && isNotTheirs(error)) return <NotTheirs isReturned={returned !== undefined} />;
  return (
    <Page title={texts.yourOrder}>
      {isError ? <LoadFailed text={texts.couldntLoadYourOrder} onRetry={refetch} /> : <Loading />}
    </Page>
  );
}

interface FoundProps {
  readonly access: OrderAccess;
  readonly order: OrderView & { readonly priceAdjusted?: boolean };
  readonly standing: Standing;
  readonly returned: Returned | undefined;
}

function Found({ access, order, standing, returned }: FoundProps) {
  const { stage, paidBy } = standing;
  const [wasPlaced] = useState(() => isNew(order.id));
  const isFresh = wasPlaced || returned === 'paid';
  // a total that nobody has seen yet is looked at before it is paid
  const [startsAtOnce] = useState(wasPlaced && stage === 'unpaid' && !order.priceAdjusted);
  const paying = usePaying(access, startsAtOnce);
  useSettled(order);
  useFocusOnChange(order.status);
  return (
    <Page {...headingOf(order, { isNew: isFresh, stage, paidBy, isLeaving: startsAtOnce && paying.isLeaving })}>
      <AwaitingPayment {...{ access, order, standing, paying }} />
      <Columns>
        <OrderTickets {...{ access, order, standing }} isCelebrated={isFresh && stage === 'settled'} />
        <NextSteps {...{ access, order, standing, isFresh }} />
      </Columns>
    </Page>
  );
}

/** What this tab keeps of it: it is celebrated once, also where the page is loaded again. */
const useSettled = (order: OrderView) => {
  useEffect(() => {
    markSeen(order.id);
    markOrderFirm(order);
    if (order.status === 'reserved' && returnedIn(location.search))
      history.replaceState(history.state, '', location.pathname + location.hash);
  }, [order]);
};

/** What was pressed is gone with what it did: the heading, which says what became of it, takes the focus. */
const useFocusOnChange = (status: OrderView['status']) => {
  const seen = useRef(status);
  useEffect(() => {
    if (seen.current !== status) document.querySelector<HTMLElement>('h1')?.focus();
    seen.current = status;
  }, [status]);
};

function NotTheirs({ isReturned }: { readonly isReturned: boolean }) {
  return (
    <Page title={texts.weCouldntFindThisOrder} lead={texts.theLinkMayBeIncomplete}>
      <Quiet>{isReturned ? texts.ifYouPaidYour : texts.openTheLinkInYour}</Quiet>
      <Row style={{ marginTop: '24px' }}>
        <LinkButton to={href('experiences')}>{texts.exploreExperiences}</LinkButton>
      </Row>
    </Page>
  );
}

function Loading() {
  return (
    <div role="status" aria-label={texts.loadingYourOrder}>
      <Skeleton $height="420px" />
    </div>
  );
}
