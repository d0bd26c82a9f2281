/** The slot that a stream is about. */
export const slotIdIn = (stream: string): string => stream.slice('slot/'.length);

/** The booking that a stream is about. */
export const bookingIdIn = (stream: string): string => stream.slice('booking/'.length);
