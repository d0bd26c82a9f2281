import { Page } from '@northlight/site-kit';
import { AuditLog } from '../../features/audit-log/audit-log.tsx';

/** Route /admin/audit: who changed what, from what to what. */
export function AuditPage() {
  return (
    <Page title="Audit log">
      <AuditLog />
    </Page>
  );
}
