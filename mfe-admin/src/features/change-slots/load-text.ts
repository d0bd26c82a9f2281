import type { SlotLoadView } from '@northlight/contracts';
import { count } from '@northlight/site-kit';

/** "41 of 60 seats booked, 2 parties waiting" */
export function loadText(slots: readonly SlotLoadView[]): string {
  const sum = (of: (slot: SlotLoadView) => number) => slots.reduce((total, slot) => total + of(slot), 0);
  const waiting = sum((slot) => slot.waiting);
  const load = `${sum(({ booked }) => booked)} of ${count(
    sum(({ capacity }) => capacity),
    'seat',
  )} booked`;
  return waiting > 0 ? `${load}, ${count(waiting, 'party', 'parties')} waiting` : load;
}
