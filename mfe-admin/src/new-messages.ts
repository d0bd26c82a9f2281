import type { MessageCountView } from '@northlight/contracts';
import { http, useQuery } from '@northlight/site-kit';

/** What is asked about messages; after an answer all of it is asked anew. */
export const messagesKey = ['admin', 'messages'] as const;

/** How many messages nobody has answered yet; undefined until that is known. */
export const useNewMessages = (): number | undefined =>
  useQuery({
    queryKey: [...messagesKey, 'count'],
    queryFn: ({ signal }) => http.get<MessageCountView>('/api/admin/messages/count', { signal }),
    refetchInterval: 60_000,
  }).data?.new;
