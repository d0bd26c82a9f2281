import { describe, expect, it } from '@jest/globals';
import { zoneNote } from './zone-note.ts';

const rochester = { city: 'Rochester', timezone: 'America/New_York' };
const date = '2026-11-21';

describe('the zone of the times', () => {
  it('is named to a visitor whose clock shows another time', () => {
    expect(zoneNote(rochester, date, 'Europe/London')).toBe('All times are local to Rochester (Eastern Time).');
  });

  it('is that of the day of the visit: Cancun has no daylight time', () => {
    expect(zoneNote(rochester, '2028-03-06', 'America/Cancun')).toBeUndefined();
    expect(zoneNote(rochester, '2028-03-20', 'America/Cancun')).toMatch(/^All times are local to Rochester/);
  });

  it('is not mentioned where the clocks agree', () => {
    expect(zoneNote(rochester, date, 'America/Detroit')).toBeUndefined();
  });
});
