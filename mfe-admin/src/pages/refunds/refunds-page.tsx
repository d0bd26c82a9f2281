import { Page } from '@northlight/site-kit';
import { RefundQueue } from '../../features/refund-queue/refund-queue.tsx';
import { texts } from '../../texts/refunds.ts';

/** Route /admin/refunds: who is owed money, and who has got it (G28, G35). Admins pay; the desk may look. */
export function RefundsPage() {
  return (
    <Page title={texts.refunds} lead={texts.guestsPayAtTheVenue}>
      <RefundQueue />
    </Page>
  );
}
