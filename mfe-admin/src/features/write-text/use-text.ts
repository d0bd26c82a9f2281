import type {
  ContentBlock,
  ContentEntryView,
  ContentKey,
  EditableContentView,
  Page,
  WrittenContentView,
} from '@northlight/contracts';
import {
  HttpError,
  http,
  keepPreviousData,
  queryOptions,
  toast,
  useMutation,
  useQuery,
  useQueryClient,
} from '@northlight/site-kit';
import { textsKey } from '../../queries/texts.ts';
import { texts } from '../../texts/write-text.ts';

const path = '/api/admin/content';

/** Read anew whenever somebody comes to write. */
export const textQuery = (key: ContentKey) =>
  queryOptions({
    queryKey: [...textsKey, key],
    queryFn: ({ signal }) => http.get<EditableContentView>(`${path}/${key}`, { signal }),
    staleTime: 0,
    gcTime: 0,
  });

/** A page of the versions of a text, the last first. */
export const useVersions = (key: ContentKey, cursor: string | undefined) =>
  useQuery({
    queryKey: [...textsKey, key, 'versions', cursor],
    queryFn: ({ signal }) =>
      http.get<Page<ContentEntryView>>(`${path}/${key}/versions`, { query: { cursor, limit: 10 }, signal }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

/** One version; it stays as it is for good. */
export const useVersion = (key: ContentKey, version: number) =>
  useQuery({
    queryKey: [...textsKey, key, 'version', version],
    queryFn: ({ signal }) => http.get<WrittenContentView>(`${path}/${key}/versions/${version}`, { signal }),
  });

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
      const isLate = await http.put(`${path}/${key}`, { version: seen.version, blocks }).then(() => false, lateOr);
      if (isLate) return { isLate, text: await client.fetchQuery(textQuery(key)) };
      return { isLate, text: { ...seen, blocks, version: seen.version + 1 } };
    },
    onSuccess: async (saved) => {
      if (!saved.isLate) {
        client.setQueryData(textQuery(key).queryKey, saved.text);
        toast({ title: done, description: texts.changesGoLiveImmediately, tone: 'good' });
      }
      onDone(saved);
      await Promise.all([textsKey, ['/api/content']].map((queryKey) => client.invalidateQueries({ queryKey })));
    },
  });
}

function lateOr(error: unknown): true {
  if (error instanceof HttpError && error.status === 409) return true;
  throw error;
}
