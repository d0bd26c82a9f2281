/** What makes a slot the one it is. */
export interface SlotKey {
  readonly venueId: number;
  readonly experienceId: number;
  /** yyyy-MM-dd */
  readonly date: string;
  /** HH:mm, or HH:mm:ss as forms may send it (§3) */
  readonly time: string;
}

/** The slot's name: `1-1-2026-11-28-1430`. */
export const slotIdOf = ({ venueId, experienceId, date, time }: SlotKey): string =>
  `${venueId}-${experienceId}-${date}-${time.slice(0, 2)}${time.slice(3, 5)}`;

export const slotStream = (slotId: string): string => `slot/${slotId}`;

export const bookingStream = (bookingId: string): string => `booking/${bookingId}`;

/** The list of those who wait for seats of a slot. */
export const waitlistStream = (slotId: string): string => `waitlist/${slotId}`;
