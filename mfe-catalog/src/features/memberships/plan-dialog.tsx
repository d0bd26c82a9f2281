import type { MembershipView } from '@northlight/contracts';
import { color, font, href, LinkButton, money, size, space } from '@northlight/site-kit';
import { Dialog } from '@northlight/site-kit/ui';
import { type ReactNode, useRef } from 'react';
import styled from 'styled-components';
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
      title={`The ${shown.name} plan`}
      isOpen={plan !== undefined}
      onClose={onClose}
      footer={
        <LinkButton to={href('contact', { subject: `${shown.name} membership` })} tone="secondary" isWide>
          Ask us about {shown.name}
        </LinkButton>
      }
    >
      <Terms plan={shown} />
      <Way>
        <h3>How to take it</h3>
        <p>
          Plans start at the desk of an open venue, not online: nothing is charged here. Name the plan there and your
          username, <b>{username}</b>.
        </p>
        {children}
      </Way>
    </Dialog>
  );
}

function Terms({ plan }: { readonly plan: MembershipView }) {
  return (
    <>
      <Price>
        <b>{money(plan.monthlyPrice)}</b> a month
      </Price>
      <Benefits>
        {benefitsOf(plan).map((benefit) => (
          <li key={benefit}>{benefit}</li>
        ))}
      </Benefits>
      <p>
        It renews every month. Change the tier or cancel whenever you like: it counts from the end of the paid month.
      </p>
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
