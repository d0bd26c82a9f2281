import type { ExperienceView } from '@northlight/contracts';
import { http, queryOptions, useQuery } from '@northlight/site-kit';

/** The same list that visitors see, asked anew whenever somebody comes to edit it. */
const experiences = queryOptions({
  queryKey: ['/api/experiences'],
  queryFn: ({ signal }) => http.get<ExperienceView[]>('/api/experiences', { signal }),
  staleTime: 0,
});

export const useExperiences = () => useQuery(experiences);

/** One of them by its id; undefined while they load, null when there is none. */
export const useExperience = (id: number) => {
  const { data, ...rest } = useExperiences();
  return { ...rest, experience: data && (data.find((one) => one.id === id) ?? null) };
};
