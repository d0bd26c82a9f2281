import { Page, Stack } from '@northlight/site-kit';
import { BooksProof } from '../../features/books-proof/books-proof.tsx';
import { Report } from '../../features/report/report.tsx';
import { texts } from '../../texts/reports.ts';

/** Route /admin/reports: what the visits of some days come to (G35), and whether the books add up. */
export function ReportsPage() {
  return (
    <Page title={texts.reports}>
      <Stack $gap="xl">
        <Report />
        <BooksProof />
      </Stack>
    </Page>
  );
}
