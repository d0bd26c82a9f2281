import { describe, expect, it } from '@jest/globals';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { slugFor, WriteExperienceDto } from './write-experience.dto.js';

const good = {
  ...{ name: 'Night Train', shortDescription: 'A train through the dark.', category: 'adventure' },
  ...{ description: 'A train leaves at midnight and comes back changed.', price: '34.50', duration: '45' },
};
const read = (input: object) =>
  plainToInstance(WriteExperienceDto, { ...good, ...input }, { exposeDefaultValues: true });
const says = (input: object) =>
  validateSync(read(input), { stopAtFirstError: true }).flatMap(({ constraints }) => Object.values(constraints ?? {}));

describe('the form of an experience', () => {
  it('takes what a form sends, and fills in what is usual', () => {
    expect(says({})).toEqual([]);
    expect(read({})).toMatchObject({ price: 34.5, duration: 45, minAge: 0, maxAge: 100, displayOrder: 999, tags: [] });
  });

  it.each([
    [{ name: 'N' }, 'Name must be at least 2 characters'],
    [{ shortDescription: 'short' }, 'Short description must be at least 10 characters'],
    [{ description: 'too short' }, 'Description must be at least 20 characters'],
    [{ price: '-1' }, 'Price cannot be negative'],
    [{ price: '' }, 'Please enter a price in dollars, with at most two decimals'],
    [{ duration: '4' }, 'Duration must be at least 5 minutes'],
    [{ duration: 'long' }, 'Duration must be at least 5 minutes'],
    [{ category: '' }, 'Category is required'],
    [{ minAge: '-1' }, 'Please enter an age from 0 to 120'],
    [{ slug: '42' }, 'Please use lowercase letters, numbers, and single hyphens'],
  ])('refuses %j', (input, message) => {
    expect(says(input)).toEqual([message]);
  });
});

describe('the slug of a new thing', () => {
  it.each([
    ['Night Train!', 'night-train-7'],
    ['  Ete & Co ', 'ete-co-7'],
    ['2026', 'item-2026-7'],
    ['夜', 'item-7'],
  ])('for %j is %s', (name, slug) => {
    expect(slugFor(name, 7)).toBe(slug);
  });
});
