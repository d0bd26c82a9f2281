/** The slot that a stream is about. */
export const slotIdIn = (stream: string): string => stream.slice('slot/'.length);

/** The booking that a stream is about. */
export const bookingIdIn = (stream: string): string => stream.slice('booking/'.length);

/** The slot whose waitlist a stream is. */
export const waitlistSlotIn = (stream: string): string => stream.slice('waitlist/'.length);
