import { findWeekdays, listExperiences, showExperience } from '@northlight/client';
import type { ExperienceView, NextTimeView } from '@northlight/contracts';
import { apiQuery, callApi, queryOptions, useQuery } from '@northlight/site-kit';
import { runsText } from './experience-facts.ts';

/** Every experience, in display order; a missing result is an empty one (§7). */
export const experiencesOptions = queryOptions({
  queryKey: apiQuery(listExperiences, {}).queryKey,
  queryFn: async ({ signal }) => (await callApi(listExperiences, {}, { signal })) ?? [],
});

/** One experience; the answer for an unknown slug is an HttpError with status 404. */
export const experienceOptions = (slug: string) => apiQuery(showExperience, { params: { slug } });

/** When each experience runs, and its next free time; one question for all of them. */
export const weekdaysOptions = apiQuery(findWeekdays, {});

/** The next start that has a seat left; undefined while it is not known, or there is none. */
export const useNextTime = ({ id }: Pick<ExperienceView, 'id'>): NextTimeView | undefined =>
  useQuery(weekdaysOptions).data?.find(({ experienceId }) => experienceId === id)?.next ?? undefined;

/** 'Daily', or what is true instead (decisions.md C16). */
export const useRunsText = ({ id }: Pick<ExperienceView, 'id'>): string => {
  const { data } = useQuery(weekdaysOptions);
  return runsText(data?.find(({ experienceId }) => experienceId === id)?.weekdays ?? (data && []));
};
