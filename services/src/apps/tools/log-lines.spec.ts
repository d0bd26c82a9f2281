import { describe, expect, it } from '@jest/globals';
import type { EventRow } from '@northlight/event-store/rows';
import { logLines } from './log-lines.js';

const row = (overrides: Partial<EventRow>): EventRow => ({
  ledger: 1,
  position: 9,
  stream: 'slot/1-1-2026-11-28-1430',
  version: 2,
  type: 'SeatsHeld',
  schema: 1,
  data: { bookingId: 'b-1', seats: 2 },
  meta: {},
  at: new Date('2026-11-20T15:00:00Z'),
  ...overrides,
});

describe('the log as a person reads it', () => {
  it('stands in columns, in the time of the place, with the data in words', () => {
    const placed = row({
      position: 10,
      stream: 'booking/b-1',
      version: 1,
      type: 'BookingPlaced',
      data: { tickets: 2, userId: null, visit: { date: '2026-11-28', time: '14:30' } },
      meta: { actor: 'user:7' },
    });
    expect(logLines([row({}), placed], 'America/New_York')).toEqual([
      '1:9   2026-11-20 10:00:00  slot/1-1-2026-11-28-1430 v2  SeatsHeld      booking id b-1, seats 2',
      '1:10  2026-11-20 10:00:00  booking/b-1 v1               BookingPlaced  tickets 2, visit (date 2026-11-28, time 14:30) · by user:7',
    ]);
  });

  it('is empty where nothing happened', () => {
    expect(logLines([], 'UTC')).toEqual([]);
  });
});
