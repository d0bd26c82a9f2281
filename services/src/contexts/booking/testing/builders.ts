import { statedPolicy } from '@northlight/contracts';
import { instantOf } from '../../../platform/kernel/venue-time.js';
import type { BookingPlaced, Visit } from '../domain/booking/booking.events.js';
import { slotIdOf } from '../domain/slot/slot-id.js';

const zone = 'America/New_York';

/** A visit to the Jurassic Ride in Rochester, on Saturday 2026-11-28 at 14:30 unless said otherwise. */
export function aVisit({ date = '2026-11-28', time = '14:30' }: Partial<Pick<Visit, 'date' | 'time'>> = {}): Visit {
  const startsAt = instantOf({ date, time }, zone)?.toISOString() ?? '';
  return { slotId: slotIdOf({ venueId: 1, experienceId: 1, date, time }), experienceId: 1, date, time, startsAt };
}

/** It was sold at the desk, to somebody who paid there. */
export const paidAtTheDesk = { type: 'BookingConfirmed', paid: true } as const;

/** Two standard tickets at $34.00 unless said otherwise. */
export function aBookingPlaced({
  total = 7208,
  ...input
}: Partial<Omit<BookingPlaced, 'type'>> & { total?: number } = {}): BookingPlaced {
  return {
    type: 'BookingPlaced',
    reference: 'NL-7K4M2QXD',
    visit: aVisit(),
    tickets: 2,
    ticketType: 'standard',
    price: { ticketPrice: 3400, gross: 6800, discount: 0, subtotal: 6800, feePercent: 6, fee: 408, total },
    policy: statedPolicy,
    customerRef: '00000000-0000-4000-8000-000000000001',
    userId: null,
    holdUntil: null,
    ...input,
  };
}
