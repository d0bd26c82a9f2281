import type { MessageCountView } from '@northlight/contracts';
import { http, useQuery, useSession } from '@northlight/site-kit';

/** What is asked about messages; after an answer all of it is asked anew. */
export const messagesKey = ['admin', 'messages'] as const;

/** How many messages nobody has answered yet; undefined until that is known, and for whoever does not read them. */
export function useNewMessages(): number | undefined {
  const { user } = useSession();
  return useQuery({
    queryKey: [...messagesKey, 'count'],
    queryFn: ({ signal }) => http.get<MessageCountView>('/api/admin/messages/count', { signal }),
    refetchInterval: 60_000,
    enabled: Boolean(user?.isAdmin || user?.roles.includes('desk')),
  }).data?.new;
}
