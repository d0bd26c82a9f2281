import type { InquirySentView } from '@northlight/contracts';
import { href, Link, LinkButton, PageTitle, Row, rich, Stack } from '@northlight/site-kit';
import { useFocusOnHeading } from '../../focus-heading.ts';
import { texts } from '../../texts/apply.ts';

interface ThankYouProps {
  readonly inquiry: InquirySentView;
  readonly name: string;
}

/** After the pre-application: what happens now, and the ways on (§2). */
export function ThankYou({ inquiry, name }: ThankYouProps) {
  useFocusOnHeading();
  return (
    <Stack $gap="xl">
      <PageTitle>
        {texts.thankYou}
        {name && `, ${name}`}
      </PageTitle>
      <p>
        {rich(texts.weReceivedYourPreApplication, {
          id: inquiry.id,
          link: (words) => <Link to={href('franchiseOpportunities')}>{words}</Link>,
        })}
      </p>
      <Row>
        <LinkButton to={href('franchise')}>{texts.backToFranchise}</LinkButton>
        <LinkButton to={href('home')} tone="secondary">
          {texts.goToTheHomePage}
        </LinkButton>
      </Row>
    </Stack>
  );
}
