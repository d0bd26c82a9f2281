import type { UploadTarget, UploadView } from '@northlight/contracts';
import { http, queryOptions, useQuery, useQueryClient } from '@northlight/site-kit';
import { useEffect } from 'react';

/** Milliseconds between two looks at files that are still worked on. */
const look = 1_000;

/** The lists that show what was sent. */
const shownIn: Readonly<Record<UploadTarget, string>> = {
  experience: '/api/experiences',
  'experience-gallery': '/api/experiences',
  membership: '/api/memberships',
  product: '/api/products',
  venue: '/api/admin/venues',
  'venue-gallery': '/api/admin/venues',
};

const isGoingOn = ({ status }: UploadView) => status === 'stored' || status === 'processing';

const uploadsOf = (target: UploadTarget, targetId: number) =>
  queryOptions({
    queryKey: ['uploads', target, targetId],
    queryFn: ({ signal }) => http.get<UploadView[]>('/api/uploads', { query: { target, targetId }, signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.some(isGoingOn) ? look : false),
  });

/** Files that were sent for something and are worked on, and the latest that failed. What gets ready is shown at once. */
export function useUploads(target: UploadTarget, targetId: number) {
  const client = useQueryClient();
  const { data = [] } = useQuery(uploadsOf(target, targetId));
  const ready = data.filter(({ status }) => status === 'ready').length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: one more is ready, so the lists have changed
  useEffect(() => {
    void client.invalidateQueries({ queryKey: [shownIn[target]] });
  }, [client, ready]);
  return {
    /** The newest first; one that failed is told of until a newer one is ready. */
    shown: data
      .slice(0, data.findIndex(({ status }) => status === 'ready') >>> 0)
      .filter(({ status }) => status !== 'ready'),
    lookAgain: () => client.invalidateQueries({ queryKey: ['uploads', target, targetId] }),
  };
}
