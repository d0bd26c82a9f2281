import { Page } from '@northlight/site-kit';
import { Inquiries } from '../../features/franchise-inquiries/inquiries.tsx';

/** Route /admin/franchise-inquiries: who asks for a franchise, and where each of them stands. */
export function FranchiseInquiriesPage() {
  return (
    <Page title="Franchise inquiries">
      <Inquiries />
    </Page>
  );
}
