import { color, from, Page, space } from '@northlight/site-kit';
import styled from 'styled-components';
import { Content } from '../../features/content/content.tsx';
import { PlanList } from '../../features/memberships/plan-list.tsx';
import { OpenDesks } from '../../features/venues/open-desks.tsx';
import { texts } from '../../texts/membership.ts';

/** Route /membership. */
export function MembershipPage() {
  return (
    <Page title={texts.membership} lead={texts.visitMoreSaveMoreBring}>
      <PlanList desks={<OpenDesks />} />
      <Questions aria-labelledby="questions">
        <h2 id="questions">{texts.frequentlyAskedQuestions}</h2>
        <Content of="membership-faq" named={texts.theFaq} height="420px" />
      </Questions>
    </Page>
  );
}

const Questions = styled.section`
  display: grid;
  align-items: start;
  gap: ${space.l} clamp(${space.xl}, 6vw, ${space.vast});
  margin-top: ${space.huge};

  h2 {
    font-size: clamp(2rem, 1.4rem + 2.4vw, 3.25rem);
    letter-spacing: -0.035em;
  }

  @media (${from.large}) {
    grid-template-columns: minmax(0, 5fr) minmax(0, 8fr);
    padding-top: ${space.xxl};
    border-top: 1px solid ${color.ink};
  }
`;
