import { type OrderView, orderTokenIn } from '@northlight/contracts';
import { href, LinkButton, Page, Quiet, Row, useParams, useQuery } from '@northlight/site-kit';
import { Skeleton } from '@northlight/site-kit/ui';
import { useEffect, useRef, useState } from 'react';
import { isNotTheirs, type OrderAccess, orderQuery } from '../../features/see-order/order-calls.ts';
import { headingOf } from '../../features/see-order/order-texts.ts';
import { isNew, markSeen } from '../../just-made.ts';
import { LoadFailed } from '../../loaded.tsx';
import { texts } from '../../texts/order.ts';
import { useLinkToken } from '../../use-link-token.ts';
import { NextSteps } from './next-steps.tsx';
import { Columns } from './order-layout.ts';
import { OrderTickets } from './order-tickets.tsx';

/** Route /order/{id}#{token}: one order, for the holder of its link. */
export function OrderPage() {
  const { id = '' } = useParams();
  return <OneOrder key={id} id={id} />;
}

function OneOrder({ id }: { readonly id: string }) {
  const token = useLinkToken('order', id, orderTokenIn);
  return <Opened key={token} access={{ id, token }} />;
}

function Opened({ access }: { readonly access: OrderAccess }) {
  const { data, error, isError, refetch } = useQuery(orderQuery(access));
  if (data) return <Found access={access} order={data} />;
  if (isError && isNotTheirs(error)) return <NotTheirs />;
  return (
    <Page title={texts.yourOrder}>
      {isError ? <LoadFailed text={texts.couldntLoadYourOrder} onRetry={refetch} /> : <Loading />}
    </Page>
  );
}

function Found({ access, order }: { readonly access: OrderAccess; readonly order: OrderView }) {
  const [isFresh] = useState(() => isNew(order.id));
  useEffect(() => {
    markSeen(order.id);
  }, [order.id]);
  useFocusOnChange(order.status);
  return (
    <Page {...headingOf(order, isFresh)}>
      <Columns>
        <OrderTickets access={access} order={order} isCelebrated={isFresh} />
        <NextSteps access={access} order={order} isFresh={isFresh} />
      </Columns>
    </Page>
  );
}

/** What was pressed is gone with what it did: the heading, which says what became of it, takes the focus. */
const useFocusOnChange = (status: OrderView['status']) => {
  const seen = useRef(status);
  useEffect(() => {
    if (seen.current !== status) document.querySelector<HTMLElement>('h1')?.focus();
    seen.current = status;
  }, [status]);
};

function NotTheirs() {
  return (
    <Page title={texts.weCouldntFindThisOrder} lead={texts.theLinkMayBeIncomplete}>
      <Quiet>{texts.openTheLinkInYour}</Quiet>
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
