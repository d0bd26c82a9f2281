import { describe, expect, it } from '@jest/globals';
import { zoneNote } from './zone-note.ts';

const rochester = { city: 'Rochester', timezone: 'America/New_York' };
const now = new Date('2026-11-21T12:00:00Z');

describe('the zone of the times', () => {
  it('is named to a visitor whose clock shows another time', () => {
    expect(zoneNote(rochester, now, 'Europe/London')).toBe('All times are local to Rochester (Eastern Time).');
  });

  it('is not mentioned where the clocks agree', () => {
    expect(zoneNote(rochester, now, 'America/Detroit')).toBeUndefined();
  });
});
