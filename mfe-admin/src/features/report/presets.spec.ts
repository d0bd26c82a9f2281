import { describe, expect, it } from '@jest/globals';
import { presetSpan } from './presets.ts';

describe('the days of a report', () => {
  it('are whole weeks, from Monday on, and whole months', () => {
    const sunday = '2026-11-22';
    expect(presetSpan('this-week', sunday)).toEqual({ from: '2026-11-16', to: '2026-11-22' });
    expect(presetSpan('last-week', sunday)).toEqual({ from: '2026-11-09', to: '2026-11-15' });
    expect(presetSpan('this-month', sunday)).toEqual({ from: '2026-11-01', to: '2026-11-30' });
    expect(presetSpan('last-month', '2027-03-31')).toEqual({ from: '2027-02-01', to: '2027-02-28' });
    expect(presetSpan('this-month', '2028-02-05')).toEqual({ from: '2028-02-01', to: '2028-02-29' });
    expect(presetSpan('next-30', '2026-12-20')).toEqual({ from: '2026-12-20', to: '2027-01-18' });
  });
});
