import { countMessages } from '@northlight/client';
import { apiQuery, useQuery, useSession } from '@northlight/site-kit';

/** How many messages nobody has answered yet; undefined until that is known, and for whoever does not read them. */
export function useNewMessages(): number | undefined {
  const { user } = useSession();
  return useQuery({
    ...apiQuery(countMessages, {}),
    refetchInterval: 60_000,
    enabled: Boolean(user?.isAdmin || user?.roles.includes('desk')),
  }).data?.new;
}
