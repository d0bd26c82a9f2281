import type { MembershipView } from '@northlight/contracts';
import { color, font, href, LinkButton, money, rich, space } from '@northlight/site-kit';
import { Dialog } from '@northlight/site-kit/ui';
import { type ReactNode, useRef } from 'react';
import styled from 'styled-components';
import { texts } from '../../texts/memberships.ts';
import { BuyPlan } from './buy-plan.tsx';
import { benefitsOf } from './plan-facts.ts';

interface PlanDialogProps {
  /** The plan that was selected; undefined while the dialog is closed. */
  readonly plan: MembershipView | undefined;
  /** The name of a plan that the account has and does not pay by the month. */
  readonly replaced: string | undefined;
  readonly nameOf: (slug: string) => string;
  readonly onClose: () => void;
  /** Where plans are taken while nothing can be paid online. */
  readonly children: ReactNode;
}

/** What one agrees to with a plan: price, renewal and what it gives; and the way to it (G15). */
export function PlanDialog({ plan, replaced, nameOf, onClose, children }: PlanDialogProps) {
  const last = useRef(plan);
  last.current = plan ?? last.current;
  const shown = last.current;
  if (!shown) return null;
  return (
    <Dialog
      title={texts.thePlan({ name: shown.name })}
      isOpen={plan !== undefined}
      onClose={onClose}
      footer={
        <LinkButton to={href('contact', { subject: `${shown.name} membership` })} tone="secondary" isWide>
          {texts.askUsAbout({ name: shown.name })}
        </LinkButton>
      }
    >
      <Terms plan={shown} />
      <Way>
        <BuyPlan key={shown.id} {...{ replaced, nameOf }} plan={shown} desks={children} onDone={onClose} />
      </Way>
    </Dialog>
  );
}

function Terms({ plan }: { readonly plan: MembershipView }) {
  return (
    <>
      <Price>{rich(texts.aMonth, { monthlyPrice: <b>{money(plan.monthlyPrice)}</b> })}</Price>
      <Benefits>
        {benefitsOf(plan).map((benefit) => (
          <li key={benefit}>{benefit}</li>
        ))}
      </Benefits>
      <p>{texts.renewsEveryMonthChangePlans}</p>
    </>
  );
}

const Price = styled.p`
  b {
    font: 700 2.25rem / 1 ${font.display};
    letter-spacing: -0.03em;
  }
`;

const Benefits = styled.ul`
  margin-block: ${space.l};
  border-top: 1px solid ${color.line};

  li {
    padding-block: ${space.s};
    border-bottom: 1px solid ${color.line};
    font-weight: 600;
  }
`;

const Way = styled.section`
  display: grid;
  gap: ${space.s};
  margin-top: ${space.xl};
`;
