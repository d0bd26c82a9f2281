import { describe, expect, it } from '@jest/globals';
import type { ExperienceView } from '@northlight/contracts';
import { demoExperiences } from '../../testing/demo-experiences.ts';
import { arrangeExperiences, type ExperienceSearch, experienceFinder } from './arrange-experiences.ts';

const ids = (search: Partial<ExperienceSearch>, all: readonly ExperienceView[] = demoExperiences) =>
  arrangeExperiences(all, { ...experienceFinder.everything, ...search }).map(({ id }) => id);
const set = (search: Partial<ExperienceSearch>) => ids(search).toSorted((a, b) => a - b);

describe('the catalogue', () => {
  it('shows all twelve when nothing is asked, the popular ones first, each group in display order', () => {
    expect(ids({})).toEqual([1, 2, 4, 7, 3, 5, 6, 8, 9, 10, 11, 12]);
  });

  it.each([
    ['popular', [1, 2, 4, 7]],
    ['new', [6, 9, 11]],
    ['kids', [2, 3, 4, 10, 12]],
    ['adults', [11]],
  ] as const)('narrows %s to %j', (category, expected) => {
    expect(set({ category })).toEqual(expected);
  });

  it('finds words in names and descriptions, whatever the case and the space around', () => {
    expect(set({ text: '  SIM ' })).toEqual([5, 6, 7, 8, 9]);
    expect(set({ text: 'giraffe' })).toEqual([2]);
    expect(set({ text: 'volcano' })).toEqual([]);
  });

  it('finds tags, and names with a letter wrong, where nothing else is found', () => {
    const tagged = demoExperiences.map((one) => (one.id === 1 ? { ...one, tags: ['dinosaurs', 'sim'] } : one));
    const found = (text: string) => ids({ text }, tagged).toSorted((a, b) => a - b);
    expect(found('dino')).toEqual([1]);
    expect(found('sim')).toEqual([5, 6, 7, 8, 9]);
    for (const typo of ['jurasic', 'Jurassic rude', 'jurrassic']) expect([typo, found(typo)]).toEqual([typo, [1]]);
    expect(found('jrsic')).toEqual([]);
  });

  it('combines words and category', () => {
    expect(set({ text: 'sim', category: 'new' })).toEqual([6, 9]);
  });
});

describe('the order of the catalogue', () => {
  it('goes by price, either way, and by id where the price is the same', () => {
    expect(ids({ sort: 'price-low' }).slice(0, 3)).toEqual([12, 10, 4]);
    expect(ids({ sort: 'price-high' }).slice(0, 3)).toEqual([11, 8, 6]);
    const same = demoExperiences.map((one) => ({ ...one, price: 10 }));
    expect(ids({ sort: 'price-high' }, same.toReversed())).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });

  it('goes by duration, the shortest first', () => {
    expect(ids({ sort: 'duration' }).slice(0, 2)).toEqual([5, 6]);
    expect(ids({ sort: 'duration' }).at(-1)).toBe(11);
  });

  it('goes by the day of arrival, the latest first', () => {
    expect(ids({ sort: 'newest' }).slice(0, 3)).toEqual([11, 9, 6]);
  });

  it('leaves the list it was given as it was', () => {
    const given = [...demoExperiences];
    arrangeExperiences(given, { ...experienceFinder.everything, sort: 'price-high' });
    expect(given).toEqual(demoExperiences);
  });
});
