import { href, LinkButton, Row } from '@northlight/site-kit';
import styled from 'styled-components';

/** What is done most (§2 Admin dashboard, decisions.md G35), and where. */
const actions = [
  { label: 'Add Availability', to: `${href('adminAvailability')}?add=1` },
  { label: 'Issue Voucher', to: `${href('adminVouchers')}?issue=1` },
  { label: 'Process Refund', to: href('adminRefunds') },
  { label: 'View Reports', to: href('adminReports') },
] as const;

/** The quick actions of the dashboard. */
export const QuickActions = () => (
  <Actions aria-label="Quick actions">
    {actions.map(({ label, to }) => (
      <LinkButton key={label} tone="secondary" to={to}>
        {label}
      </LinkButton>
    ))}
  </Actions>
);

const Actions = styled(Row).attrs({ as: 'nav' })``;
