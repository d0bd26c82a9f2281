import { describe, expect, it } from '@jest/globals';
import { instantDateText } from './instant-date.ts';

describe('the date of an instant', () => {
  it('is that of headquarters, whatever day it is in UTC', () => {
    expect(instantDateText('2026-11-25T04:03:00Z')).toBe('November 24, 2026');
    expect(instantDateText('2026-11-25T05:00:00Z')).toBe('November 25, 2026');
  });

  it('is that of a venue where one is named', () => {
    expect(instantDateText('2026-11-25T07:30:00Z', 'America/Los_Angeles')).toBe('November 24, 2026');
  });
});
