/** How visitors are refused who have taken, or changed, too much for now. */
export const visitorLimitErrors = {
  TOO_MANY_SEATS: [
    429,
    'A lot of seats were just booked from this connection. Please try again in {minutes} min, or contact us if you’re a large group.',
  ],
  TOO_MANY_CHANGES: [
    429,
    'This booking was changed many times today. Please contact us, or try again in {minutes} min.',
  ],
  TOO_MANY_PIECES: [
    429,
    'A lot of products were just reserved from this connection. Please contact us, or try again in {minutes} min.',
  ],
} as const;
