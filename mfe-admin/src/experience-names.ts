import type { ExperienceView } from '@northlight/contracts';
import { http, queryOptions, useQuery } from '@northlight/site-kit';

const experiences = queryOptions({
  queryKey: ['/api/experiences'],
  queryFn: ({ signal }) => http.get<ExperienceView[]>('/api/experiences', { signal }),
  select: (all): ReadonlyMap<number, string> => new Map(all.map(({ id, name }) => [id, name])),
});

const none: ReadonlyMap<number, string> = new Map();

/** What the experiences are called, by their ids; empty until that is known. */
export const useExperienceNames = (): ReadonlyMap<number, string> => useQuery(experiences).data ?? none;
