import type { InquirySentView } from '@northlight/contracts';
import { href, Link, LinkButton, PageTitle, Row, Stack } from '@northlight/site-kit';
import { useFocusOnHeading } from '../../focus-heading.ts';

interface ThankYouProps {
  readonly inquiry: InquirySentView;
  readonly name: string;
}

/** After the pre-application: what happens now, and the ways on (§2). */
export function ThankYou({ inquiry, name }: ThankYouProps) {
  useFocusOnHeading();
  return (
    <Stack $gap="xl">
      <PageTitle>Thank you{name && `, ${name}`}</PageTitle>
      <p>
        Your pre-application has arrived in Rochester as inquiry {inquiry.id}. Follow-up within 2-3 business days, by
        mail or by phone. Where it stands is on <Link to={href('franchiseOpportunities')}>your franchise page</Link>.
      </p>
      <Row>
        <LinkButton to={href('franchise')}>Back to Franchise</LinkButton>
        <LinkButton to={href('home')} tone="secondary">
          Go to Home
        </LinkButton>
      </Row>
    </Stack>
  );
}
