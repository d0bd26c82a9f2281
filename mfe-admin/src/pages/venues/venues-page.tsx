import { href, LinkButton, Page, Quiet, Row, Spinner, Stack } from '@northlight/site-kit';
import { EmptyState, LoadFailure } from '@northlight/site-kit/ui';
import { VenueTable } from '../../features/venue-list/venue-table.tsx';
import { useManagedVenues } from '../../queries/managed-venues.ts';
import { texts } from '../../texts/venues.ts';

/** Route /admin/venues: every venue, and the way to a new one. */
export function VenuesPage() {
  const { data, isPending, isFetching, refetch } = useManagedVenues();
  const open = data?.filter(({ status }) => status === 'open').length ?? 0;
  return (
    <Page title={texts.venues}>
      <Stack $gap="l">
        <Row $spread>
          <Quiet role="status">{data ? texts.openPlanned({ open, planned: data.length - open }) : ''}</Quiet>
          <LinkButton to={href('adminVenue', { id: 'new' })}>{texts.newVenue}</LinkButton>
        </Row>
        {isPending && <Spinner text={texts.loadingVenues} />}
        {!isPending && !data && (
          <LoadFailure text={texts.failedToLoadVenuesPlease} isRetrying={isFetching} onRetry={() => void refetch()} />
        )}
        {data?.length === 0 && <EmptyState title={texts.noVenuesYet} hint={texts.createYourFirstOne} />}
        {data && data.length > 0 && <VenueTable venues={data} />}
      </Stack>
    </Page>
  );
}
