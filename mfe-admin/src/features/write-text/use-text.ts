import {
  editContent,
  listContent,
  listContentVersions,
  showContent,
  showContentVersion,
  writeContent,
} from '@northlight/client';
import type { ContentBlock, ContentKey, EditableContentView } from '@northlight/contracts';
import {
  apiQuery,
  callApi,
  HttpError,
  keepPreviousData,
  queryOptions,
  refresh,
  toast,
  useMutation,
  useQuery,
  useQueryClient,
} from '@northlight/site-kit';
import { texts } from '../../texts/write-text.ts';

/** Read anew whenever staff come to write. */
export const textQuery = (key: ContentKey) =>
  queryOptions({ ...apiQuery(editContent, { params: { key } }), staleTime: 0, gcTime: 0 });

/** A page of the versions of a text, the last first. */
export const useVersions = (key: ContentKey, cursor: string | undefined) =>
  useQuery({
    ...apiQuery(listContentVersions, { params: { key }, query: { cursor, limit: 10 } }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

/** One version; it stays as it is for good. */
export const useVersion = (key: ContentKey, version: number) =>
  useQuery(apiQuery(showContentVersion, { params: { key, version } }));

interface Save {
  readonly blocks: readonly ContentBlock[];
  /** What was there when it was written. */
  readonly seen: EditableContentView;
}

interface Saved {
  /** As it is now, also where it was refused. */
  readonly text: EditableContentView;
  /** Somebody else was faster: nothing was saved. */
  readonly isLate: boolean;
}

interface Saving {
  /** The title of the toast. */
  readonly done: string;
  readonly onDone: (saved: Saved) => void;
}

/** Writes a new version over the one that was seen. Visitors read it from their next look on. */
export function useSaveText(key: ContentKey, { done, onDone }: Saving) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ blocks, seen }: Save): Promise<Saved> => {
      const isLate = await callApi(writeContent, { params: { key }, body: { version: seen.version, blocks } }).then(
        () => false,
        lateOr,
      );
      if (isLate) return { isLate, text: await client.fetchQuery(textQuery(key)) };
      return { isLate, text: { ...seen, blocks, version: seen.version + 1 } };
    },
    onSuccess: async (saved) => {
      if (!saved.isLate) {
        client.setQueryData(textQuery(key).queryKey, saved.text);
        toast({ title: done, description: texts.changesGoLiveImmediately, tone: 'good' });
      }
      onDone(saved);
      await refresh(client, listContent, showContent);
    },
  });
}

function lateOr(error: unknown): true {
  if (error instanceof HttpError && error.status === 409) return true;
  throw error;
}
