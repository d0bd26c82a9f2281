import { href, LinkButton, Page, Quiet, Row, Spinner, Stack } from '@northlight/site-kit';
import { EmptyState, LoadFailure } from '@northlight/site-kit/ui';
import { VenueTable } from '../../features/venue-list/venue-table.tsx';
import { useManagedVenues } from '../../managed-venues.ts';

/** Route /admin/venues: every venue, and the way to a new one. */
export function VenuesPage() {
  const { data, isPending, isFetching, refetch } = useManagedVenues();
  const open = data?.filter(({ status }) => status === 'open').length ?? 0;
  return (
    <Page title="Venues">
      <Stack $gap="l">
        <Row $spread>
          <Quiet role="status">{data ? `${open} open, ${data.length - open} planned` : ''}</Quiet>
          <LinkButton to={href('adminVenue', { id: 'new' })}>New venue</LinkButton>
        </Row>
        {isPending && <Spinner text="Loading venues" />}
        {!isPending && !data && (
          <LoadFailure
            text="Failed to load venues. Please try again."
            isRetrying={isFetching}
            onRetry={() => void refetch()}
          />
        )}
        {data?.length === 0 && <EmptyState title="No venues yet" hint="The first one is a form away." />}
        {data && data.length > 0 && <VenueTable venues={data} />}
      </Stack>
    </Page>
  );
}
