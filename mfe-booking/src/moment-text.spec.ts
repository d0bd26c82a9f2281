import { expect, it } from '@jest/globals';
import { momentText } from './moment-text.ts';

it('tells the two hours apart that have one name when the clocks go back', () => {
  const read = (instant: string) => momentText(instant, 'America/New_York');
  expect(read('2026-11-01T05:20:00Z')).toMatch(/1:20\sAM EDT$/);
  expect(read('2026-11-01T06:20:00Z')).toMatch(/1:20\sAM EST$/);
  expect(read('2026-11-01T07:20:00Z')).toMatch(/2:20\sAM$/);
  expect(read('2027-03-14T07:30:00Z')).toMatch(/3:30\sAM$/);
});
