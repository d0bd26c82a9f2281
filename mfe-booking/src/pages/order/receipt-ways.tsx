import { LinkButton } from '@northlight/site-kit';
import { SaveReceiptButton } from '../../features/see-receipt/save-receipt-button.tsx';
import type { OrderAccess } from '../../order-access.ts';
import { texts } from '../../texts/receipt.ts';

interface ReceiptWaysProps {
  readonly access: OrderAccess;
  readonly reference: string;
}

/** To the receipt of an order that was paid online, and to its file. */
export const ReceiptWays = ({ access, reference }: ReceiptWaysProps) => (
  <>
    <SaveReceiptButton access={access} reference={reference} tone="secondary" />
    <LinkButton to={`/order/${access.id}/receipt`} tone="secondary">
      {texts.viewReceipt}
    </LinkButton>
  </>
);
