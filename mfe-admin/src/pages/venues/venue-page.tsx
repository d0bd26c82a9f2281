import type { ManagedVenueDetailView } from '@northlight/contracts';
import { HttpError, href, Link, Page, Spinner, Stack, useParams, useTab } from '@northlight/site-kit';
import { EmptyState, LoadFailure, Tabs } from '@northlight/site-kit/ui';
import { lazy, Suspense } from 'react';
import { useManagedVenue } from '../../managed-venues.ts';
import { VenueDetails } from './venue-details.tsx';
import type { VenueSection } from './venue-sections.tsx';

/** Route /admin/venues/:id: one venue. The open tab is in the address. */
export function VenuePage() {
  const { id = '' } = useParams();
  const { data, error, isFetching, refetch } = useManagedVenue(Number(id));
  const isMissing = error instanceof HttpError && error.status < 500;
  return (
    <Page title={data?.name ?? 'Venue'}>
      <Stack $gap="xl">
        <p>
          <Link to={href('adminVenues')}>Back to all venues</Link>
        </p>
        {!data && !error && <Spinner text="Loading the venue" />}
        {!data && isMissing && <EmptyState title="Venue not found" hint="It may have been deleted." />}
        {!data && error && !isMissing && (
          <LoadFailure
            text="Failed to load venues. Please try again."
            isRetrying={isFetching}
            onRetry={() => void refetch()}
          />
        )}
        {data && <VenueTabs key={data.id} venue={data} />}
      </Stack>
    </Page>
  );
}

const sections: readonly { readonly id: VenueSection; readonly title: string }[] = [
  { id: 'hours', title: 'Opening hours' },
  { id: 'experiences', title: 'Experiences' },
  { id: 'closures', title: 'Closures' },
  { id: 'pictures', title: 'Pictures' },
];

const ids = ['details', ...sections.map(({ id }) => id)];

function VenueTabs({ venue }: { readonly venue: ManagedVenueDetailView }) {
  const tab = useTab(ids);
  const others = sections.map(({ id, title }) => ({
    id,
    title,
    content: (
      <Suspense fallback={<Spinner text={`Loading ${title.toLowerCase()}`} />}>
        <VenueSections venue={venue} section={id} />
      </Suspense>
    ),
  }));
  const details = { id: 'details', title: 'Details', content: <VenueDetails venue={venue} /> };
  return <Tabs label={`About ${venue.name}`} tabs={[details, ...others]} {...tab} />;
}

const VenueSections = lazy(async () => ({ default: (await import('./venue-sections.tsx')).VenueSections }));
