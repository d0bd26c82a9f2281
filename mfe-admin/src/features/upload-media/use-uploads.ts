import { listUploads } from '@northlight/client';
import type { UploadTarget, UploadView } from '@northlight/contracts';
import { apiQuery, queryOptions, refresh, serverNow, useQuery, useQueryClient } from '@northlight/site-kit';
import { useEffect, useRef } from 'react';
import { refreshShown, type Shown } from '../../queries/shown-at.ts';
import { shownOf } from './shown-uploads.ts';
import { useDismissed } from './use-dismissed.ts';

/** Milliseconds between two looks at files that are still worked on. */
const POLL_MS = 1_000;

/** What shows what was sent. */
const shownOn: Readonly<Record<UploadTarget, Shown>> = {
  experience: 'experience',
  'experience-gallery': 'experience',
  membership: 'membership',
  product: 'product',
  venue: 'venue',
  'venue-gallery': 'venue',
};

/** Milliseconds: what was sent before, and is ready when somebody comes, is on the lists that they read. */
const RECENT_MS = 60_000;

const isReady = ({ status }: UploadView) => status === 'ready';
const isRecent = ({ createdAt }: UploadView) => serverNow() - Date.parse(createdAt) < RECENT_MS;
const isGoingOn = ({ status }: UploadView) => status === 'stored' || status === 'processing';

const uploadsOf = (target: UploadTarget, targetId: number) =>
  queryOptions({
    ...apiQuery(listUploads, { query: { target, targetId } }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.some(isGoingOn) ? POLL_MS : false),
  });

/** What became of files that were sent for something, as far as it is still to be told. What gets ready is shown at once. */
export function useUploads(target: UploadTarget, targetId: number) {
  const client = useQueryClient();
  const { data } = useQuery(uploadsOf(target, targetId));
  const { dismissed, dismiss } = useDismissed();
  const known = useRef<number>(undefined);
  useEffect(() => {
    const ready = data?.filter(isReady) ?? [];
    const before = known.current ?? ready.filter((upload) => !isRecent(upload)).length;
    if (ready.length > before) void refreshShown(client, shownOn[target]);
    if (data) known.current = ready.length;
  }, [client, data, target]);
  return {
    /** The newest first. */
    shown: shownOf(data ?? [], { target, dismissed, now: Date.now() }),
    dismiss,
    lookAgain: () => refresh(client, listUploads),
  };
}
