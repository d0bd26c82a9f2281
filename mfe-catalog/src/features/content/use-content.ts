import type { ContentKey, ContentView } from '@northlight/contracts';
import { http, queryOptions } from '@northlight/site-kit';

/** A text that the house may edit, as it is now. */
export const contentOptions = (key: ContentKey) =>
  queryOptions({
    queryKey: ['/api/content', key],
    queryFn: ({ signal }) => http.get<ContentView>(`/api/content/${key}`, { signal }),
  });
