import { type ExperienceView, encodeText, type NextTimeView, type WeekdaysView } from '@northlight/contracts';
import { http, queryOptions, useQuery } from '@northlight/site-kit';
import { runsText } from './experience-facts.ts';

/** Every experience, in display order; a missing result is an empty one (§7). */
export const experiencesOptions = queryOptions({
  queryKey: ['/api/experiences'],
  queryFn: async ({ signal }) => (await http.get<ExperienceView[] | undefined>('/api/experiences', { signal })) ?? [],
});

/** One experience; the answer for an unknown slug is an HttpError with status 404. */
export const experienceOptions = (slug: string) =>
  queryOptions({
    queryKey: ['/api/experiences', slug],
    queryFn: ({ signal }) => http.get<ExperienceView>(`/api/experiences/${encodeText(slug)}`, { signal }),
  });

/** When each experience runs, and its next free time; one question for all of them. */
export const weekdaysOptions = queryOptions({
  queryKey: ['/api/availability/weekdays'],
  queryFn: ({ signal }) => http.get<WeekdaysView[]>('/api/availability/weekdays', { signal }),
});

/** The next start that has a seat left; undefined while it is not known, or there is none. */
export const useNextTime = ({ id }: Pick<ExperienceView, 'id'>): NextTimeView | undefined =>
  useQuery(weekdaysOptions).data?.find(({ experienceId }) => experienceId === id)?.next ?? undefined;

/** 'Daily', or what is true instead (decisions.md C16). */
export const useRunsText = ({ id }: Pick<ExperienceView, 'id'>): string => {
  const { data } = useQuery(weekdaysOptions);
  return runsText(data?.find(({ experienceId }) => experienceId === id)?.weekdays ?? (data && []));
};
