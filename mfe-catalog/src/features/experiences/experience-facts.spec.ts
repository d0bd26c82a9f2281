import { describe, expect, it } from '@jest/globals';
import { ageSentence, ageText, badgeOf, licenceNotice, nextText, runsText } from './experience-facts.ts';

describe('the age of an experience', () => {
  it('is for all when there is no lower limit', () => {
    expect(ageText({ minAge: 0 })).toBe('All ages');
    expect(ageSentence({ minAge: 0 })).toBe('Suitable for all ages');
  });

  it('names its lower limit', () => {
    expect(ageText({ minAge: 8 })).toBe('8+');
    expect(ageSentence({ minAge: 8 })).toBe('Minimum age: 8 years');
  });
});

describe('the next time of an experience', () => {
  it.each([
    [0, 'today 4:30 PM'],
    [1, 'tomorrow 4:30 PM'],
    [2, 'Saturday 4:30 PM'],
  ])('is said as people say it: in %i days', (inDays, text) => {
    expect(nextText({ venueId: 1, date: '2026-11-28', time: '16:30', inDays })).toBe(text);
  });
});

describe('the badge of a card', () => {
  it('says Popular, also for what is new', () => {
    expect(badgeOf({ isPopular: true, isNew: true })).toBe('Popular');
  });

  it('says New for what is new only, and nothing for the rest', () => {
    expect(badgeOf({ isPopular: false, isNew: true })).toBe('New');
    expect(badgeOf({ isPopular: false, isNew: false })).toBeUndefined();
  });
});

describe('the licensing notice', () => {
  const licensed = { licenseInfo: 'Made in-house.', licenseOwner: 'Lumen Originals' };

  it('names the rights and who holds them', () => {
    expect(licenceNotice({ slug: 'jurassic-ride', ...licensed })).toBe(
      'Presented under licence. Made in-house. Rights holder: Lumen Originals.',
    );
  });

  it('is shown for any other record that names its rights', () => {
    expect(licenceNotice({ slug: 'opening-night', ...licensed })).toContain('Made in-house.');
  });

  it('is left out where there are none', () => {
    const none = { licenseInfo: null, licenseOwner: null };
    expect(licenceNotice({ slug: 'tide-pool-playroom', ...none })).toBeUndefined();
    expect(licenceNotice({ slug: 'flight-sim', ...none })).toBe('Presented under licence.');
  });
});

describe('how often an experience runs', () => {
  it.each([
    ['Daily', undefined],
    ['Daily', [1, 2, 3, 4, 5, 6, 7]],
    ['Selected days', [1, 2, 3, 4, 5, 6]],
    ['Selected days', []],
  ])('is %s on the days %j', (text, weekdays) => {
    expect(runsText(weekdays)).toBe(text);
  });
});
