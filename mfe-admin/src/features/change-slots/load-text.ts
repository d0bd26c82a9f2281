import type { SlotLoadView } from '@northlight/contracts';
import { texts } from '../../texts/change-slots.ts';

/** "41 of 60 seats booked, 2 on the waitlist" */
export function loadText(slots: readonly SlotLoadView[]): string {
  const sum = (of: (slot: SlotLoadView) => number) => slots.reduce((total, slot) => total + of(slot), 0);
  const waiting = sum((slot) => slot.waiting);
  const seats = texts.ofSeat({
    booked: sum(({ booked }) => booked),
    capacity: sum(({ capacity }) => capacity),
  });
  return waiting > 0 ? texts.onTheWaitlist({ seats, waiting }) : seats;
}
