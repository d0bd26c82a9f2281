import { Page, Quiet, Spinner, Stack, useSearchParams } from '@northlight/site-kit';
import { EmptyState, LoadFailure } from '@northlight/site-kit/ui';
import { FrontBoard } from '../../features/release-console/front-board.tsx';
import { FrontDetails } from '../../features/release-console/front-details.tsx';
import { useFronts } from '../../features/release-console/use-fronts.ts';
import { texts } from '../../texts/release-console.ts';

/** Route /admin/fronts: what is live of each front, and of one of them all that is known; it looks again by itself. */
export function FrontsPage() {
  const [params] = useSearchParams();
  const { data: fronts, isPending, isError, isFetching, refetch } = useFronts();
  const chosen = fronts?.find(({ app }) => app === params.get('front'));
  return (
    <Page title={texts.releases}>
      <Stack $gap="xl">
        {!chosen && <Quiet>{texts.whatVisitorsGet}</Quiet>}
        {isPending && <Spinner text={texts.loadingReleases} />}
        {isError && (
          <LoadFailure text={texts.couldntLoadReleases} isRetrying={isFetching} onRetry={() => void refetch()} />
        )}
        {fronts?.length === 0 && <EmptyState title={texts.nothingIsLive} hint={texts.publishFirst} />}
        {chosen && <FrontDetails front={chosen} />}
        {fronts && !chosen && <FrontBoard fronts={fronts} />}
      </Stack>
    </Page>
  );
}
