import { Page } from '@northlight/site-kit';
import { AuditLog } from '../../features/audit-log/audit-log.tsx';
import { texts } from '../../texts/audit.ts';

/** Route /admin/audit: who changed what, from what to what. */
export function AuditPage() {
  return (
    <Page title={texts.auditLog}>
      <AuditLog />
    </Page>
  );
}
