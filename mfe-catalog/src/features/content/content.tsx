import type { ContentKey } from '@northlight/contracts';
import { useQuery, VisuallyHidden } from '@northlight/site-kit';
import { ContentBlocks } from '@northlight/site-kit/content-ui';
import { LoadFailure, Skeleton } from '@northlight/site-kit/ui';
import { texts } from '../../texts/content.ts';
import { contentOptions } from './use-content.ts';

interface ContentProps {
  readonly of: ContentKey;
  /** What it is, for whoever waits for it or misses it: 'the answers'. */
  readonly named: string;
  /** Height of what is coming, as a CSS length. */
  readonly height: string;
}

/** Shows a text of the house; a failure says so and can be retried, while the rest of the page works. */
export function Content({ of, named, height }: ContentProps) {
  const { data, isError, isFetching, refetch } = useQuery(contentOptions(of));
  if (data) return <ContentBlocks blocks={data.blocks} />;
  if (isError) {
    const text = texts.couldntLoadPleaseTryAgain({ named });
    return <LoadFailure text={text} isRetrying={isFetching} onRetry={() => void refetch()} />;
  }
  return (
    <>
      <VisuallyHidden role="status">{texts.loading({ named })}</VisuallyHidden>
      <Skeleton $height={height} />
    </>
  );
}
