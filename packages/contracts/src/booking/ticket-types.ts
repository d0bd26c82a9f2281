/** The four ticket types in the order in which the form offers them (§9, decisions.md 6). */
export const ticketTypes = ['standard', 'member', 'group', 'family'] as const;
export type TicketType = (typeof ticketTypes)[number];

export const ticketLimits = { min: 1, max: 20, default: 2, familyPack: 4 } as const;

/** Where a booking is in its life (decisions.md G28). */
export const bookingStatuses = [
  'pending',
  'confirmed',
  'checked_in',
  'completed',
  'expired',
  'cancelled',
  'no_show',
] as const;
export type BookingStatus = (typeof bookingStatuses)[number];
