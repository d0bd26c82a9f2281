import type { ExperienceView } from '@northlight/contracts';
import { http, queryOptions } from '@northlight/site-kit';

/** Every experience, in display order; a missing result is an empty one (§7). */
export const experiencesOptions = queryOptions({
  queryKey: ['/api/experiences'],
  queryFn: async ({ signal }) => (await http.get<ExperienceView[] | undefined>('/api/experiences', { signal })) ?? [],
});

/** One experience; the answer for an unknown slug is an HttpError with status 404. */
export const experienceOptions = (slug: string) =>
  queryOptions({
    queryKey: ['/api/experiences', slug],
    queryFn: ({ signal }) => http.get<ExperienceView>(`/api/experiences/${encodeURIComponent(slug)}`, { signal }),
  });
