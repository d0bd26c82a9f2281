import { findWeekdays, listExperiences, listRatings, showExperience } from '@northlight/client';
import type { ExperienceView, NextTimeView } from '@northlight/contracts';
import { apiQuery, callApi, queryOptions, useQuery } from '@northlight/site-kit';
import { texts } from '../../texts/experiences.ts';
import { rating, runsText } from './experience-facts.ts';

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

/** The ratings that are made of real reviews; one question for all of them. */
export const ratingsOptions = apiQuery(listRatings, {});

/** What visitors say of it once enough of them have, and the figures of the site until then (decisions.md G25). */
export const useRating = ({ id }: Pick<ExperienceView, 'id'>): { readonly stars: string; readonly reviews: string } => {
  const own = useQuery(ratingsOptions).data?.find(({ experienceId }) => experienceId === id);
  return own ? { stars: own.average.toFixed(1), reviews: texts.reviewCount({ count: own.count }) } : rating;
};
