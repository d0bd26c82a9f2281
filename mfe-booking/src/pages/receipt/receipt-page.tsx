import { orderTokenIn, type ReceiptView } from '@northlight/contracts';
import { Button, HttpError, href, LinkButton, Page, Row, useParams, useQuery } from '@northlight/site-kit';
import { Skeleton } from '@northlight/site-kit/ui';
import { isNotTheirs } from '../../features/see-order/order-calls.ts';
import { receiptQuery } from '../../features/see-receipt/receipt-calls.ts';
import { SaveReceiptButton } from '../../features/see-receipt/save-receipt-button.tsx';
import { LoadFailed } from '../../loaded.tsx';
import type { OrderAccess } from '../../order-access.ts';
import { texts } from '../../texts/receipt.ts';
import { useLinkToken } from '../../use-link-token.ts';
import { ReceiptSheet } from './receipt-sheet.tsx';
import { OnlyOnScreen } from './receipt-style.ts';

/** Route /order/{id}/receipt#{token}: what was paid online for an order, for the holder of its link. */
export function ReceiptPage() {
  const { id = '' } = useParams();
  return <OneReceipt key={id} id={id} />;
}

function OneReceipt({ id }: { readonly id: string }) {
  const token = useLinkToken('order', id, orderTokenIn);
  return <Opened key={token} access={{ id, token }} />;
}

function Opened({ access }: { readonly access: OrderAccess }) {
  const { data, error, isError, refetch } = useQuery(receiptQuery(access));
  if (data) return <Found access={access} receipt={data} />;
  if (isError && isNotTheirs(error)) return <NotTheirs />;
  if (error instanceof HttpError && error.status === 409) return <NoneYet id={access.id} why={error.userMessage} />;
  return (
    <Page title={texts.receipt}>
      {isError ? <LoadFailed text={texts.couldntLoadYourReceipt} onRetry={refetch} /> : <Loading />}
    </Page>
  );
}

function Found({ access, receipt }: { readonly access: OrderAccess; readonly receipt: ReceiptView }) {
  return (
    <Page title={texts.receipt}>
      <ReceiptSheet receipt={receipt} />
      <OnlyOnScreen>
        <SaveReceiptButton access={access} reference={receipt.reference} />
        <Button tone="secondary" onClick={() => window.print()}>
          {texts.print}
        </Button>
        <LinkButton tone="quiet" to={`/order/${access.id}`}>
          {texts.backToYourOrder}
        </LinkButton>
      </OnlyOnScreen>
    </Page>
  );
}

function NoneYet({ id, why }: { readonly id: string; readonly why: string | undefined }) {
  return (
    <Page title={texts.noReceiptYet} lead={why}>
      <LinkButton to={`/order/${id}`}>{texts.backToYourOrder}</LinkButton>
    </Page>
  );
}

function NotTheirs() {
  return (
    <Page title={texts.weCouldntFindThisReceipt} lead={texts.openTheLinkInYour}>
      <Row>
        <LinkButton to={href('experiences')} tone="secondary">
          {texts.exploreExperiences}
        </LinkButton>
      </Row>
    </Page>
  );
}

function Loading() {
  return (
    <div role="status" aria-label={texts.loadingYourReceipt}>
      <Skeleton $height="480px" />
    </div>
  );
}
