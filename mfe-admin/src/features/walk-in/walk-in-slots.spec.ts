import { describe, expect, it } from '@jest/globals';
import type { AvailabilityCalendarView, SlotLoadView } from '@northlight/contracts';
import { onSale, slotOption } from './walk-in-slots.ts';

const slot = (time: string, overrides: Partial<SlotLoadView> = {}): SlotLoadView => ({
  ...{ id: time, experienceId: 1, date: '2026-11-28', time, capacity: 20, booked: 18, waiting: 0, closed: false },
  ...overrides,
});
const today = (...slots: SlotLoadView[]) =>
  ({ now: { date: '2026-11-28', time: '14:30' }, slots }) as unknown as AvailabilityCalendarView;

describe('what is left to sell today', () => {
  it('are the starts to come that have room, the next one first', () => {
    const calendar = today(
      slot('19:00'),
      slot('15:15', { closed: true }),
      slot('16:00', { booked: 20 }),
      slot('14:30'),
      slot('14:45'),
    );
    expect(onSale(calendar).map(({ id }) => id)).toEqual(['14:45', '19:00']);
  });

  it('cannot be chosen by a party that it has no room for', () => {
    const names = new Map([[1, 'Jurassic Ride']]);
    const label = '2:45 PM, Jurassic Ride, 2 left';
    expect(slotOption(slot('14:45'), 2, names)).toEqual({ value: '14:45', label, isDisabled: false });
    expect(slotOption(slot('14:45'), 3, names)).toMatchObject({ isDisabled: true });
  });
});
