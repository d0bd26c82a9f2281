import { describe, expect, it } from '@jest/globals';
import { closedSpans } from './closed-spans.js';

const on = (reason: string, ...dates: string[]) => dates.map((date) => ({ date, reason }));

describe('the closures of a venue', () => {
  it('keep silent about days that are over', () => {
    const closures = [...on('Thanksgiving', '2026-11-26'), ...on('Christmas Day', '2026-12-25')];
    expect(closedSpans(closures, '2026-11-27')).toEqual([
      { from: '2026-12-25', to: '2026-12-25', reason: 'Christmas Day' },
    ]);
  });

  it('tell days in a row for one reason in one line, also over the end of a year', () => {
    const roof = on('A new roof', '2026-12-30', '2026-12-31', '2027-01-01', '2027-01-03');
    expect(closedSpans([...roof, ...on('Stocktaking', '2027-01-04')], '2026-12-31')).toEqual([
      { from: '2026-12-31', to: '2027-01-01', reason: 'A new roof' },
      { from: '2027-01-03', to: '2027-01-03', reason: 'A new roof' },
      { from: '2027-01-04', to: '2027-01-04', reason: 'Stocktaking' },
    ]);
  });
});
