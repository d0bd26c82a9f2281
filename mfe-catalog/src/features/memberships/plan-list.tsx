import type { MembershipView } from '@northlight/contracts';
import { useQuery, useSession, VisuallyHidden } from '@northlight/site-kit';
import { EmptyState, LoadFailure, Skeleton } from '@northlight/site-kit/ui';
import { type ReactNode, useState } from 'react';
import { PlanDialog } from './plan-dialog.tsx';
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
    const text = 'Failed to load membership plans. Please try again.';
    return <LoadFailure text={text} isRetrying={isFetching} onRetry={() => void refetch()} />;
  }
  if (!data) return <Waiting />;
  if (data.length === 0) {
    return <EmptyState title="No membership plans right now" hint="Tickets need none: everybody may book." />;
  }
  return <Plans plans={data} desks={desks} />;
}

function Plans({ plans, desks }: PlanListProps & { readonly plans: readonly MembershipView[] }) {
  const { user, isLoading } = useSession();
  const [chosen, choose] = useState<MembershipView>();
  return (
    <>
      <ul>
        {plans.map((plan) => (
          <PlanRow
            key={plan.id}
            plan={plan}
            visitor={isLoading ? undefined : (user ?? null)}
            onSelect={() => choose(plan)}
          />
        ))}
      </ul>
      {user && (
        <PlanDialog plan={chosen} username={user.username} onClose={() => choose(undefined)}>
          {desks}
        </PlanDialog>
      )}
    </>
  );
}

function Waiting() {
  return (
    <>
      <VisuallyHidden role="status">Loading membership plans</VisuallyHidden>
      <Skeleton $height="760px" />
    </>
  );
}
