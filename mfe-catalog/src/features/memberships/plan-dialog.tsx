import type { MembershipView } from '@northlight/contracts';
import { color, font, href, LinkButton, money, rich, size, space } from '@northlight/site-kit';
import { Dialog } from '@northlight/site-kit/ui';
import { type ReactNode, useRef } from 'react';
import styled from 'styled-components';
import { texts } from '../../texts/memberships.ts';
import { benefitsOf } from './plan-facts.ts';

interface PlanDialogProps {
  /** The plan that was selected; undefined while the dialog is closed. */
  readonly plan: MembershipView | undefined;
  readonly username: string;
  readonly onClose: () => void;
  /** Where plans are taken. */
  readonly children: ReactNode;
}

/** What one agrees to with a plan, and how it is taken: at the desk, since plans are not sold online (G15). */
export function PlanDialog({ plan, username, onClose, children }: PlanDialogProps) {
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
        <h3>{texts.howToJoin}</h3>
        <p>{rich(texts.joinAtTheDesk, { username: <b>{username}</b> })}</p>
        {children}
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

  h3 {
    font-size: ${size.lead};
  }
`;
