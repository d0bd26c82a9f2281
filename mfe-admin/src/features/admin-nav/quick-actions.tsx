import { href, LinkButton, Row } from '@northlight/site-kit';
import styled from 'styled-components';
import { texts } from '../../texts/admin-nav.ts';

/** What is done most (§2 Admin dashboard, decisions.md G35), and where. */
const actions = [
  { label: texts.addAvailability, to: `${href('adminAvailability')}?add=1` },
  { label: texts.issueVoucher, to: `${href('adminVouchers')}?issue=1` },
  { label: texts.processRefund, to: href('adminRefunds') },
  { label: texts.viewReports, to: href('adminReports') },
] as const;

/** The quick actions of the dashboard. */
export const QuickActions = () => (
  <Actions aria-label={texts.quickActions}>
    {actions.map(({ label, to }) => (
      <LinkButton key={label} tone="secondary" to={to}>
        {label}
      </LinkButton>
    ))}
  </Actions>
);

const Actions = styled(Row).attrs({ as: 'nav' })``;
