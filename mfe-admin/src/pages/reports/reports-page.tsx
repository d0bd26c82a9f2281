import { Page } from '@northlight/site-kit';
import { Report } from '../../features/report/report.tsx';
import { texts } from '../../texts/reports.ts';

/** Route /admin/reports: what the visits of some days come to (G35). */
export function ReportsPage() {
  return (
    <Page title={texts.reports}>
      <Report />
    </Page>
  );
}
