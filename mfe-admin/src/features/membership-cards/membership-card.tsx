import type { MembershipView } from '@northlight/contracts';
import { Badge, Button, color, money, Picture, Quiet, Row, radius, rich, size, space } from '@northlight/site-kit';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { texts } from '../../texts/membership-cards.ts';

interface MembershipCardProps {
  readonly plan: MembershipView;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
  /** What becomes of its new picture. */
  readonly children?: ReactNode;
}

/** One plan as it stands, and what can be done with it. */
export function MembershipCard({ plan, onEdit, onDelete, children }: MembershipCardProps) {
  const { id, name, shortDescription, monthlyPrice, imageUrl, featuredTier } = plan;
  return (
    <Card aria-labelledby={`plan-${id}`}>
      <Picture src={imageUrl} alt="" sizes="420px" />
      <Words>
        <Row $spread>
          <h2 id={`plan-${id}`}>{name}</h2>
          {featuredTier && <Badge>{texts.featured}</Badge>}
        </Row>
        <Price>{rich(texts.perMonth, { monthlyPrice: <b>{money(monthlyPrice)}</b> })}</Price>
        <p>{shortDescription}</p>
        <Figures plan={plan} />
        {children}
        <Actions>
          <Button tone="secondary" isSmall aria-label={texts.editOf({ name })} onClick={onEdit}>
            {texts.edit}
          </Button>
          <Button tone="danger" isSmall aria-label={texts.deleteOf({ name })} onClick={onDelete}>
            {texts.delete}
          </Button>
        </Actions>
      </Words>
    </Card>
  );
}

function Figures({ plan }: { readonly plan: MembershipView }) {
  const facts = [
    [texts.discount, `${plan.discountPercentage}%`],
    [texts.priorityBooking, `${plan.priorityBookingHours} h`],
    [texts.guestPasses, plan.guestPasses],
    [texts.displayOrder, plan.displayOrder],
  ] as const;
  return (
    <Facts>
      {facts.map(([term, value]) => (
        <div key={term}>
          <Quiet as="dt">{term}</Quiet>
          <dd>{value}</dd>
        </div>
      ))}
    </Facts>
  );
}

const Card = styled.article`
  display: flex;
  flex-direction: column;
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius.m};
  background: ${color.raised};
  overflow-wrap: anywhere;
`;

const Words = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${space.m};
  padding: ${space.xl};

  h2 {
    font-size: ${size.title};
  }
`;

const Price = styled.p`
  b {
    font-size: ${size.lead};
    font-variant-numeric: tabular-nums;
  }
`;

const Facts = styled.dl`
  display: grid;

  div {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: ${space.m};
    padding-block: ${space.s};
    border-top: 1px solid ${color.line};
  }

  dd {
    margin: 0;
    font-variant-numeric: tabular-nums;
    font-weight: 600;
  }
`;

const Actions = styled(Row)`
  margin-top: auto;
`;
