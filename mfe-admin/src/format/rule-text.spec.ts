import { describe, expect, it } from '@jest/globals';
import { daysText, ruleText } from './rule-text.ts';

describe('the days of a rule', () => {
  it.each([
    [[0, 1, 2, 3, 4, 5, 6], 'Daily'],
    [[1, 2, 3, 4], 'Mon–Thu'],
    [[0, 6], 'Sat, Sun'],
    [[0, 5, 6, 1], 'Mon, Fri–Sun'],
    [[], ''],
  ])('%j read %s', (weekdays, text) => {
    expect(daysText(weekdays)).toBe(text);
  });
});

describe('a rule', () => {
  const rule = {
    ...{ weekdays: [6, 0], firstStart: '18:00', lastStart: null, everyMinutes: null, seats: 1 },
    ...{ validFrom: null, validUntil: null },
  };

  it('says when and for how many', () => {
    expect(ruleText(rule)).toBe('Sat, Sun from 6:00 PM until closing, 1 seat');
    expect(
      ruleText({
        ...rule,
        lastStart: '21:00',
        everyMinutes: 90,
        seats: 12,
        validFrom: '2027-01-01',
        validUntil: '2027-02-28',
      }),
    ).toBe('Sat, Sun from 6:00 PM to 9:00 PM, every 90 min, 12 seats, from January 1, 2027 until February 28, 2027');
  });
});
