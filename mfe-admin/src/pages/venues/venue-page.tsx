import type { ManagedVenueDetailView } from '@northlight/contracts';
import {
  HttpError,
  href,
  Link,
  onDemand,
  Page,
  PartBoundary,
  Spinner,
  Stack,
  useParams,
  useTab,
} from '@northlight/site-kit';
import { EmptyState, LoadFailure, Tabs } from '@northlight/site-kit/ui';
import { useState } from 'react';
import { useManagedVenue } from '../../queries/managed-venues.ts';
import { texts } from '../../texts/venues.ts';
import { VenueDetails } from './venue-details.tsx';
import type { VenueSection } from './venue-sections.tsx';

/** Route /admin/venues/:id: one venue. The open tab is in the address. */
export function VenuePage() {
  const { id = '' } = useParams();
  const { data, error, isFetching, refetch } = useManagedVenue(Number(id));
  const isMissing = error instanceof HttpError && [400, 404].includes(error.status);
  return (
    <Page title={data?.name ?? texts.venue}>
      <Stack $gap="xl">
        <p>
          <Link to={href('adminVenues')}>{texts.backToAllVenues}</Link>
        </p>
        {!data && !error && <Spinner text={texts.loadingTheVenue} />}
        {!data && isMissing && <EmptyState title={texts.venueNotFound} hint={texts.itMayHaveBeenDeleted} />}
        {!data && error && !isMissing && (
          <LoadFailure text={texts.failedToLoadVenuesPlease} isRetrying={isFetching} onRetry={() => void refetch()} />
        )}
        {data && <VenueTabs key={data.id} venue={data} />}
      </Stack>
    </Page>
  );
}

const sections: readonly { readonly id: VenueSection; readonly title: string }[] = [
  { id: 'hours', title: texts.openingHours },
  { id: 'experiences', title: texts.experiences },
  { id: 'closures', title: texts.closures },
  { id: 'pictures', title: texts.pictures },
];

const ids = ['details', ...sections.map(({ id }) => id)];

/** A tab that was left stays as it is behind the others, with what was typed there and not saved yet. */
function VenueTabs({ venue }: { readonly venue: ManagedVenueDetailView }) {
  const tab = useTab(ids);
  const [opened, setOpened] = useState<readonly string[]>([]);
  if (!opened.includes(tab.selected)) setOpened([...opened, tab.selected]);
  const content = opened.map((id) => (
    <div key={id} hidden={id !== tab.selected}>
      <VenueTab venue={venue} id={id} />
    </div>
  ));
  const tabs = [{ id: 'details', title: texts.details }, ...sections].map((one) => ({ ...one, content }));
  return <Tabs label={texts.about({ name: venue.name })} tabs={tabs} {...tab} />;
}

function VenueTab({ venue, id }: { readonly venue: ManagedVenueDetailView; readonly id: string }) {
  const section = sections.find((one) => one.id === id);
  if (!section) return <VenueDetails venue={venue} />;
  return (
    <PartBoundary whileLoading={<Spinner text={texts.loading({ section: section.title.toLowerCase() })} />}>
      <VenueSections venue={venue} section={section.id} />
    </PartBoundary>
  );
}

const { Component: VenueSections } = onDemand(async () => (await import('./venue-sections.tsx')).VenueSections);
