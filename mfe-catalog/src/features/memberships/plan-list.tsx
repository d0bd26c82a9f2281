import { useQuery, useSession, VisuallyHidden } from '@northlight/site-kit';
import { LoadFailure, Skeleton } from '@northlight/site-kit/ui';
import { PlanRow } from './plan-row.tsx';
import { membershipsOptions } from './use-memberships.ts';

/** The plans below each other, so that figures can be compared down the columns. */
export function PlanList() {
  const { data, isError, isFetching, refetch } = useQuery(membershipsOptions);
  const { user, isLoading } = useSession();
  if (isError) {
    const text = 'Failed to load membership plans. Please try again.';
    return <LoadFailure text={text} isRetrying={isFetching} onRetry={() => void refetch()} />;
  }
  if (!data) {
    return (
      <>
        <VisuallyHidden role="status">Loading membership plans</VisuallyHidden>
        <Skeleton $height="760px" />
      </>
    );
  }
  if (data.length === 0) return <p>No membership plans to show yet.</p>;
  return (
    <ul>
      {data.map((plan) => (
        <PlanRow key={plan.id} plan={plan} isVisitor={!user && !isLoading} />
      ))}
    </ul>
  );
}
