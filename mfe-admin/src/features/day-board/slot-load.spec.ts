import { describe, expect, it } from '@jest/globals';
import { loadOf, slotLoad } from './slot-load.ts';

const slot = { id: '1', time: '14:30', capacity: 20, bookedCount: 3, isClosed: false, hasStarted: false };

describe('a slot on the board', () => {
  it('tells how many seats are taken', () => {
    expect(slotLoad(slot)).toMatchObject({
      time: '2:30 PM',
      taken: '3/20',
      state: 'free',
      share: 0.15,
      spoken: '2:30 PM, 3 of 20 seats booked',
    });
  });

  it('says so when it is full', () => {
    expect(slotLoad({ ...slot, bookedCount: 20 })).toMatchObject({
      taken: 'full',
      spoken: '2:30 PM, full, 20 seats',
    });
  });

  it('is closed before it is anything else', () => {
    const closed = { ...slot, bookedCount: 20, isClosed: true, hasStarted: true };
    expect(slotLoad(closed)).toMatchObject({ taken: 'closed', spoken: '2:30 PM, closed, started' });
  });

  it('counts for the day only while it is open', () => {
    expect(loadOf([slot, { ...slot, isClosed: true }, { ...slot, bookedCount: 0 }])).toEqual({
      booked: 3,
      capacity: 40,
    });
  });
});
