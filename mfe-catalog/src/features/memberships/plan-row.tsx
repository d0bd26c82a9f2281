import type { MembershipView, UserView } from '@northlight/contracts';
import {
  Badge,
  Button,
  color,
  font,
  from,
  href,
  LinkButton,
  money,
  Picture,
  radius,
  rich,
  size,
  space,
  VisuallyHidden,
} from '@northlight/site-kit';
import styled from 'styled-components';
import { texts } from '../../texts/memberships.ts';
import { isOwnPlan } from './plan-facts.ts';

interface PlanRowProps {
  readonly plan: MembershipView;
  /** Who looks at it; null for a visitor without an account, undefined while nobody knows yet. */
  readonly visitor: UserView | null | undefined;
  readonly onSelect: () => void;
}

/** One plan: what it is, its three figures, and its price. */
export function PlanRow({ plan, visitor, onSelect }: PlanRowProps) {
  const { name, shortDescription, description, imageUrl, featuredTier, monthlyPrice } = plan;
  return (
    <Row>
      <Image src={imageUrl} alt="" hint={plan.pictures?.[imageUrl]} sizes="(min-width: 720px) 260px, 92vw" />
      <div>
        <Marks>
          {featuredTier && <Badge $tone="light">{texts.mostPopular}</Badge>}
          {isOwnPlan(plan, visitor) && <Badge $tone="good">{texts.yourPlan}</Badge>}
        </Marks>
        <h2>{name}</h2>
        <p>{shortDescription}</p>
        <About>{description}</About>
      </div>
      <Figures plan={plan} />
      <Price>
        <p>{rich(texts.aMonth, { monthlyPrice: <b>{money(monthlyPrice)}</b> })}</p>
        <Action plan={plan} visitor={visitor} onSelect={onSelect} />
      </Price>
    </Row>
  );
}

/** 'Select Plan' for those who are signed in, 'Sign Up' for the others (§2). */
function Action({ plan: { name, featuredTier }, visitor, onSelect }: PlanRowProps) {
  const tone = featuredTier ? 'primary' : 'secondary';
  if (visitor === undefined) return null;
  if (visitor) {
    return (
      <Button tone={tone} aria-haspopup="dialog" onClick={onSelect}>
        {texts.selectPlan}
        <VisuallyHidden> {name}</VisuallyHidden>
      </Button>
    );
  }
  return (
    <LinkButton to={href('register', { redirect: href('membership') })} tone={tone}>
      {texts.signUp}
      <VisuallyHidden> {texts.for({ name })}</VisuallyHidden>
    </LinkButton>
  );
}

function Figures({ plan }: { readonly plan: MembershipView }) {
  return (
    <Board>
      <div>
        <dt>{texts.offAllExperiences2}</dt>
        <dd>{plan.discountPercentage}%</dd>
      </div>
      <div>
        <dt>{texts.priorityBooking}</dt>
        <dd>{plan.priorityBookingHours} h</dd>
      </div>
      <div>
        <dt>{plan.guestPasses === 1 ? texts.guestPass : texts.guestPasses}</dt>
        <dd>{plan.guestPasses}</dd>
      </div>
    </Board>
  );
}

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.l} ${space.xl};
  padding-block: ${space.xl};
  border-top: 1px solid ${color.ink};

  h2 {
    margin-block: ${space.s};
    font-size: clamp(2rem, 1.6rem + 1.6vw, 3rem);
    letter-spacing: -0.035em;
  }

  @media (${from.medium}) {
    grid-template-columns: 240px minmax(0, 1fr);

    > :first-child {
      grid-row: 1 / span 3;
    }
  }

  @media (${from.large}) {
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
    align-items: center;

    > :first-child {
      grid-row: auto;
    }
  }
`;

const Image = styled(Picture)`
  border-radius: ${radius.s};
`;

const Marks = styled.div`
  display: flex;
  gap: ${space.s};
`;

const About = styled.p`
  max-width: 50ch;
  margin-top: ${space.s};
  color: ${color.inkQuiet};
  font-size: ${size.small};
`;

const Board = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));

  div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    padding-inline: clamp(${space.s}, 2vw, ${space.l});
    border-left: 1px solid ${color.line};
  }

  @media not all and (${from.large}) {
    div:first-child {
      padding-left: 0;
      border-left: 0;
    }
  }

  dd {
    margin: 0;
    font: 700 2.25rem / 1.1 ${font.display};
    letter-spacing: -0.03em;
  }

  dt {
    color: ${color.inkQuiet};
    font-size: ${size.small};
    line-height: 1.3;
  }
`;

const Price = styled.div`
  display: grid;
  min-height: 114px; /* with the button, which waits for who is here */
  align-content: start;
  gap: ${space.m};

  b {
    display: block;
    overflow-wrap: anywhere;
    font: 700 2.25rem / 1 ${font.display};
    letter-spacing: -0.03em;
  }
`;
