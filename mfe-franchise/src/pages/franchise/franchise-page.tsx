import { href, LinkButton, Page, Row } from '@northlight/site-kit';
import { FranchiseSteps } from '../../features/franchise-facts/franchise-steps.tsx';
import { Investment } from '../../features/franchise-facts/investment.tsx';
import { Model } from '../../features/franchise-facts/model.tsx';
import { Questions } from '../../features/franchise-facts/questions.tsx';
import { Territory } from '../../features/territory/territory.tsx';
import { texts } from '../../texts/franchise.ts';
import { Hero } from './hero.tsx';
import { Section } from './section.tsx';

/** Route /franchise: what it takes to open a venue, for everybody (decisions.md G1). */
export function FranchisePage() {
  return (
    <Page title={texts.franchise} heading="own" isBleed>
      <Hero />
      <Section title={texts.investment}>
        <Investment />
      </Section>
      <Section title={texts.theModel}>
        <Model />
      </Section>
      <Section title={texts.whereWeAreAndWhere}>
        <Territory />
      </Section>
      <Section title={texts.howItWorks}>
        <FranchiseSteps />
      </Section>
      <Section title={texts.faq}>
        <Questions />
      </Section>
      <Section title={texts.getStarted}>
        <Row>
          <LinkButton to={href('franchiseApply')}>{texts.apply}</LinkButton>
          <LinkButton to={href('franchiseOpportunities')} tone="secondary">
            {texts.myApplication}
          </LinkButton>
          <LinkButton to={href('booking')} tone="secondary">
            {texts.visitTheFlagshipFirst}
          </LinkButton>
        </Row>
      </Section>
    </Page>
  );
}
