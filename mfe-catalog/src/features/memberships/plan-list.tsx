import type { MembershipView } from '@northlight/contracts';
import { color, from, space, useQuery, useSession, VisuallyHidden } from '@northlight/site-kit';
import { DialogBoundary, EmptyState, LoadFailure, Skeleton } from '@northlight/site-kit/ui';
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { texts } from '../../texts/memberships.ts';
import { PlanDialog } from './plan-dialog.tsx';
import { isOwnPlan } from './plan-facts.ts';
import { PlanRow } from './plan-row.tsx';
import { membershipsOptions } from './use-memberships.ts';

interface PlanListProps {
  /** Where plans are taken: the open venues, told by the page. */
  readonly desks: ReactNode;
}

/** The plans below each other, so that figures can be compared down the columns. */
export function PlanList({ desks }: PlanListProps) {
  const { data, isError, isFetching, refetch } = useQuery(membershipsOptions);
  if (isError) {
    const text = texts.couldntLoadMembershipPlans;
    return <LoadFailure text={text} isRetrying={isFetching} onRetry={() => void refetch()} />;
  }
  if (!data) return <Waiting />;
  if (data.length === 0) {
    return <EmptyState title={texts.noMembershipPlansRightNow} hint={texts.youDontNeedAMembership} />;
  }
  return <Plans plans={data} desks={desks} />;
}

function Plans({ plans, desks }: PlanListProps & { readonly plans: readonly MembershipView[] }) {
  const { user, isLoading } = useSession();
  const [chosen, choose] = useState<MembershipView>();
  const nameOf = (slug: string) => plans.find((one) => one.slug === slug)?.name ?? slug;
  const held = plans.find((one) => isOwnPlan(one, user));
  const replaced = held && held.slug !== chosen?.slug ? held.name : undefined;
  return (
    <>
      <Board>
        {plans.map((plan) => (
          <PlanRow
            key={plan.id}
            plan={plan}
            visitor={isLoading ? undefined : (user ?? null)}
            onSelect={() => choose(plan)}
          />
        ))}
      </Board>
      <DialogBoundary>
        {user && (
          <PlanDialog plan={chosen} {...{ replaced, nameOf }} onClose={() => choose(undefined)}>
            {desks}
          </PlanDialog>
        )}
      </DialogBoundary>
    </>
  );
}

function Waiting() {
  return (
    <>
      <VisuallyHidden role="status">{texts.loadingMembershipPlans}</VisuallyHidden>
      <Board>
        {[1, 2, 3, 4].map((nth) => (
          <Room key={nth}>
            <Skeleton $ratio="3 / 2" />
            <Skeleton $height="96px" />
            <Skeleton $height="72px" />
            <Skeleton $height="96px" />
          </Room>
        ))}
      </Board>
    </>
  );
}

/** The columns that all plans share, so that their figures stand below each other. */
const Board = styled.ul`
  @media (${from.large}) {
    display: grid;
    grid-template-columns: 260px minmax(0, 1fr) 372px minmax(180px, max-content);
    column-gap: ${space.xl};
  }
`;

const Room = styled.li`
  display: grid;
  align-items: center;
  gap: ${space.l} ${space.xl};
  padding-block: ${space.xl};
  border-top: 1px solid ${color.line};

  @media (${from.large}) {
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
  }
`;
