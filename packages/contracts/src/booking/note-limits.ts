/** How long a note on a booking may be, and how many a booking may have. */
export const noteLimits = { mostCharacters: 500, mostOfABooking: 50 } as const;
