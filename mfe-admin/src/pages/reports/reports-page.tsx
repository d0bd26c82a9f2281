import { Page } from '@northlight/site-kit';
import { Report } from '../../features/report/report.tsx';

/** Route /admin/reports: what the visits of some days come to (G35). */
export function ReportsPage() {
  return (
    <Page title="Reports">
      <Report />
    </Page>
  );
}
