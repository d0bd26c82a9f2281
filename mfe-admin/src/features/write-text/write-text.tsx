import type { ContentKey } from '@northlight/contracts';
import { Spinner, useQuery } from '@northlight/site-kit';
import { LoadFailure } from '@northlight/site-kit/ui';
import { texts } from '../../texts/write-text.ts';
import { TextEditor } from './text-editor.tsx';
import { textQuery } from './use-text.ts';

/** One text, as it is now, to be written anew. */
export function WriteText({ of }: { readonly of: ContentKey }) {
  const { data, isPending, isFetching, refetch } = useQuery(textQuery(of));
  if (isPending) return <Spinner text={texts.loadingTheText} />;
  if (!data)
    return <LoadFailure text={texts.couldntLoadTheText} isRetrying={isFetching} onRetry={() => void refetch()} />;
  return <TextEditor content={data} />;
}
