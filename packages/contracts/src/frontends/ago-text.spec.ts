import { expect, it } from '@jest/globals';
import { agoText } from './ago-text.js';

const now = Date.parse('2026-11-27T12:00:00.000Z');

it.each([
  ['2026-11-27T11:59:18.000Z', '42 seconds ago'],
  ['2026-11-27T11:00:01.000Z', '59 minutes ago'],
  ['2026-11-27T09:00:00.000Z', '3 hours ago'],
  ['2026-11-26T12:00:00.000Z', 'yesterday'],
  ['2026-11-20T12:00:00.000Z', '7 days ago'],
  ['2026-11-27T12:00:05.000Z', 'now'],
])('tells how long ago %s was: %s', (at, words) => expect(agoText(at, now)).toBe(words));
