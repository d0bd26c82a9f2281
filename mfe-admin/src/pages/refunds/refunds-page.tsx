import { Page } from '@northlight/site-kit';
import { RefundQueue } from '../../features/refund-queue/refund-queue.tsx';

/** Route /admin/refunds: who is owed money, and who has got it (G28, G35). Admins pay; the desk may look. */
export function RefundsPage() {
  return (
    <Page title="Refunds" lead="Guests pay at the venue, and get their money back from you.">
      <RefundQueue />
    </Page>
  );
}
