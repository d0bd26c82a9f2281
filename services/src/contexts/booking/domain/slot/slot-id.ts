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

/** What a slot's name says. @throws when it is not one */
export function slotKeyOf(slotId: string): SlotKey {
  const [, venueId, experienceId, date = '', hour, minute] =
    /^(\d+)-(\d+)-(\d{4}-\d{2}-\d{2})-(\d{2})(\d{2})$/.exec(slotId) ?? [];
  if (!minute) throw new Error(`${slotId} does not name a slot`);
  return { venueId: Number(venueId), experienceId: Number(experienceId), date, time: `${hour}:${minute}` };
}

const largestVenueId = 2_147_483_647;

/** The venue that a slot's id begins with; 0 where it names none that can be. */
export function venueOfSlot(slotId: string): number {
  const venueId = Number(slotId.split('-')[0]);
  return venueId <= largestVenueId ? venueId : 0;
}

export const slotStream = (slotId: string): string => `slot/${slotId}`;

export const bookingStream = (bookingId: string): string => `booking/${bookingId}`;

/** The list of those who wait for seats of a slot. */
export const waitlistStream = (slotId: string): string => `waitlist/${slotId}`;

/** The slot that a stream is about. */
export const slotIdIn = (stream: string): string => stream.slice('slot/'.length);

/** The booking that a stream is about. */
export const bookingIdIn = (stream: string): string => stream.slice('booking/'.length);

/** The slot whose waitlist a stream is. */
export const waitlistSlotIn = (stream: string): string => stream.slice('waitlist/'.length);
