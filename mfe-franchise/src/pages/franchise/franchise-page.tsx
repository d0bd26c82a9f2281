import { href, LinkButton, Page, Row } from '@northlight/site-kit';
import { FranchiseSteps } from '../../features/franchise-facts/franchise-steps.tsx';
import { Investment } from '../../features/franchise-facts/investment.tsx';
import { Model } from '../../features/franchise-facts/model.tsx';
import { Questions } from '../../features/franchise-facts/questions.tsx';
import { Territory } from '../../features/territory/territory.tsx';
import { Hero } from './hero.tsx';
import { Section } from './section.tsx';

/** Route /franchise: what it takes to open a venue, for everybody (decisions.md G1). */
export function FranchisePage() {
  return (
    <Page title="Franchise" heading="own" isBleed>
      <Hero />
      <Section title="Investment">
        <Investment />
      </Section>
      <Section title="The model">
        <Model />
      </Section>
      <Section title="Where we are, and where we go next">
        <Territory />
      </Section>
      <Section title="How it works">
        <FranchiseSteps />
      </Section>
      <Section title="Asked often">
        <Questions />
      </Section>
      <Section title="Begin with an account">
        <Row>
          <LinkButton to={href('franchiseApply')}>Apply</LinkButton>
          <LinkButton to={href('franchiseOpportunities')} tone="secondary">
            My application
          </LinkButton>
          <LinkButton to={href('booking')} tone="secondary">
            Visit the flagship first
          </LinkButton>
        </Row>
      </Section>
    </Page>
  );
}
