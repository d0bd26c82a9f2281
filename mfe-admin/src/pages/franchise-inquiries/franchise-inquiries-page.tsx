import { Page } from '@northlight/site-kit';
import { Inquiries } from '../../features/franchise-inquiries/inquiries.tsx';
import { texts } from '../../texts/franchise-inquiries.ts';

/** Route /admin/franchise-inquiries: who asks for a franchise, and where each of them stands. */
export function FranchiseInquiriesPage() {
  return (
    <Page title={texts.franchiseInquiries}>
      <Inquiries />
    </Page>
  );
}
