import type { VenueView } from '@northlight/contracts';
import { useQuery, VisuallyHidden } from '@northlight/site-kit';
import { LoadFailure, Skeleton } from '@northlight/site-kit/ui';
import type { ReactNode } from 'react';
import { texts } from '../../texts/venues.ts';
import { venuesOptions } from './use-venues.ts';

interface WithVenuesProps {
  readonly children: (venues: readonly VenueView[]) => ReactNode;
  /** Takes the room of what is coming. */
  readonly skeleton?: ReactNode;
}

/** Loads the venues for what is shown of them; a failure keeps its stated text and can be retried (§8). */
export function WithVenues({ children, skeleton = <Skeleton $height="480px" /> }: WithVenuesProps) {
  const { data, isError, isFetching, refetch } = useQuery(venuesOptions);
  if (data) return children(data);
  if (isError) {
    const text = texts.failedToLoadVenuesPlease;
    return <LoadFailure text={text} isRetrying={isFetching} onRetry={() => void refetch()} />;
  }
  return (
    <>
      <VisuallyHidden role="status">{texts.loadingVenues}</VisuallyHidden>
      {skeleton}
    </>
  );
}
