import { listExperiences } from '@northlight/client';
import type { ExperienceView } from '@northlight/contracts';
import { apiQuery, useQuery } from '@northlight/site-kit';

/** The same list that visitors see. */
const experiences = apiQuery(listExperiences, {});

/** All of them, asked anew whenever staff come to edit them. */
export const useExperiences = () => useQuery({ ...experiences, staleTime: 0 });

/** One of them by its id; undefined while they load, null when there is none. */
export const useExperience = (id: number) => {
  const { data, ...rest } = useExperiences();
  return { ...rest, experience: data && (data.find((one) => one.id === id) ?? null) };
};

const namesOf = (all: readonly ExperienceView[]): ReadonlyMap<number, string> =>
  new Map(all.map(({ id, name }) => [id, name]));

const none: ReadonlyMap<number, string> = new Map();

/** What the experiences are called, by their ids; empty until that is known. */
export const useExperienceNames = (): ReadonlyMap<number, string> =>
  useQuery({ ...experiences, select: namesOf }).data ?? none;
