import type { VenueView } from '@northlight/contracts';
import { HttpError, href, LinkButton, Page, Spinner, useQuery } from '@northlight/site-kit';
import { LoadFailure } from '@northlight/site-kit/ui';
import type { ReactNode } from 'react';
import { venueOptions } from './use-venues.ts';

interface WithVenueProps {
  readonly slug: string;
  readonly children: (venue: VenueView) => ReactNode;
}

/** Loads one venue; says so when there is none, or when it cannot be had right now (§2 Venue detail). */
export function WithVenue({ slug, children }: WithVenueProps) {
  const { data, error, isFetching, refetch } = useQuery(venueOptions(slug));
  if (data) return children(data);
  if (error instanceof HttpError && error.status === 404) {
    return (
      <Page title="Venue not found" lead="There is no venue at this address.">
        <LinkButton to={href('home')}>Return to Home</LinkButton>
      </Page>
    );
  }
  if (error) {
    const text = 'Failed to load this venue. Please try again.';
    return (
      <Page title="Venue">
        <LoadFailure text={text} isRetrying={isFetching} onRetry={() => void refetch()} />
      </Page>
    );
  }
  return <Spinner isPage text="Loading venue" />;
}
