import { expect, it } from '@jest/globals';
import { untilText } from './until-text.ts';

it('is not a minute early where it was worked out a millisecond short', () => {
  const at = new Date(2026, 10, 26, 14, 45).getTime();
  expect([untilText(at), untilText(at - 1)]).toEqual(['2:45 PM', '2:45 PM']);
});
