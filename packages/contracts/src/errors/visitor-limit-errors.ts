/** How visitors are refused who have taken, or changed, too much for now. */
export const visitorLimitErrors = {
  TOO_MANY_SEATS: [
    429,
    'Many seats were booked from here just now. Please try again in {minutes} min, or write to us if you are a large group.',
  ],
  TOO_MANY_CHANGES: [429, 'This booking was changed often today. Please write to us, or try again in {minutes} min.'],
  TOO_MANY_PIECES: [429, 'Many products were reserved from here. Please write to us, or try again in {minutes} min.'],
} as const;
