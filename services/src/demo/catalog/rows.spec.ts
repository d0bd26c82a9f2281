import { describe, expect, it } from '@jest/globals';
import { demoExperiences, experienceRow, offerRow, venueRow } from './rows.js';
import { demoClosures, demoVenues } from './venues.js';

const rows = demoExperiences.map((demo) => experienceRow(demo, 'Lumen House'));
const idsWhere = (keep: (row: (typeof rows)[number]) => boolean) => rows.filter(keep).map(({ id }) => id);

describe('the demo experiences', () => {
  it('are the twelve of the plan, in display order', () => {
    expect(rows.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(rows.map(({ displayOrder }) => displayOrder)).toEqual(rows.map(({ id }) => id * 10));
  });

  it('are found by "sim" in exactly the five that are machines', () => {
    const mentions = (text: string) => text.toLowerCase().includes('sim');
    expect(idsWhere((row) => mentions(`${row.name} ${row.shortDescription} ${row.description}`))).toEqual([
      5, 6, 7, 8, 9,
    ]);
    expect(idsWhere((row) => mentions(`${row.shortDescription} ${row.description}`))).toEqual([]);
  });

  it('have the flags and ages that the filters count on', () => {
    expect(idsWhere((row) => row.isPopular)).toEqual([1, 2, 4, 7]);
    expect(idsWhere((row) => row.isNew)).toEqual([6, 9, 11]);
    expect(idsWhere((row) => row.minAge <= 5)).toEqual([2, 3, 4, 10, 12]);
    expect(idsWhere((row) => row.minAge >= 18)).toEqual([11]);
  });

  it('cost whole dollars', () => {
    expect(rows.every(({ price }) => price % 100 === 0)).toBe(true);
  });

  it('name the rights of the ten that the specification lists, in the name of the product', () => {
    expect(idsWhere((row) => row.licenseInfo !== null)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(rows[0]?.licenseOwner).toBe('Lumen House Originals');
    expect(rows[0]?.licenseInfo).toBe('Models, music and imagery made in-house or commissioned for Lumen House.');
  });

  it('have room for twenty, and twenty-four in the two large halls', () => {
    const seats = new Map(demoExperiences.map((demo) => [demo.id, offerRow(demo).rules[0]?.seats]));
    expect([...seats].filter(([, count]) => count === 24).map(([id]) => id)).toEqual([3, 4]);
    expect([...seats].filter(([, count]) => count === 20)).toHaveLength(10);
  });
});

describe('the demo venues', () => {
  it('are one that is open and seven that are planned', () => {
    const venues = demoVenues.map(venueRow);
    expect(venues.filter(({ status }) => status === 'open').map(({ slug }) => slug)).toEqual(['rochester-flagship']);
    expect(venues.map(({ openedYear, estimatedOpeningYear }) => openedYear ?? estimatedOpeningYear)).toEqual([
      2025, 2026, 2026, 2027, 2027, 2026, 2027, 2027,
    ]);
  });

  it('keep the leading zero of their zip codes', () => {
    expect(demoVenues.map(({ zipCode }) => zipCode)).toContain('02110');
    expect(demoVenues.every(({ zipCode }) => zipCode.length === 5)).toBe(true);
  });

  it('stay shut on Thanksgiving and Christmas Day', () => {
    expect(demoClosures.map(({ date }) => date)).toEqual(['2026-11-26', '2026-12-25']);
  });
});
